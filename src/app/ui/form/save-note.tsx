import { useTranslation } from 'react-i18next'
import { useFormat } from '../formats/use-format.ts'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** What is changed here and not saved yet, by its labels. */
  changed: readonly string[]
  /** Something waits for a decision. */
  isUndecided: boolean
  isSaved: boolean
}

/** What is changed here and not saved yet, or that all is. Below the button, which would else move away under the finger that presses it. */
export function SaveNote({ changed, isUndecided, isSaved }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  return (
    <p role="status" className="text-sm min-h-6">
      {isUndecided && <span className="block text-marigold font-600">{t('edit.decideFirst')}</span>}
      {changed.length > 0 && t('edit.changed', { parts: format.list(changed) })}
      {isSaved && (
        <span className="text-brand font-600">
          <Icon name="i-lucide-check" /> {t('edit.done')}
        </span>
      )}
    </p>
  )
}
