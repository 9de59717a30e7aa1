import { useTranslation } from 'react-i18next'
import type { SharedItem } from '../../../state/drafts/shared-items.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SharedFileLine } from './shared-preview.tsx'

interface Props {
  item: SharedItem
  hasWords: boolean
  /** Of the files; -1: the words alone. */
  chosen: number
  onChoose: (at: number) => void
}

/** The files that came along. A form takes one of them: where there is a choice, the reader has it. */
export function FileChoice({ item: { files }, hasWords, chosen, onChoose }: Props) {
  const { t } = useTranslation('sharing')
  const [only] = files
  if (!only) return null
  if (files.length === 1 && !hasWords) return <SharedFileLine file={only} />
  const choice = (at: number, what: React.ReactNode) => (
    <label key={at} className="flex items-center gap-3 min-h-12 py-1">
      <input type="radio" name="shared-file" checked={chosen === at} onChange={() => onChoose(at)} className="accent-brand w-5 h-5 shrink-0" />
      {what}
    </label>
  )
  return (
    <fieldset>
      <legend className="pb-1 font-600">{t('files.which')}</legend>
      {files.map((file, at) => choice(at, <SharedFileLine file={file} />))}
      {hasWords &&
        choice(
          -1,
          <span>
            <Icon name="i-lucide-type" className="text-ink-soft" /> {t('files.none')}
          </span>,
        )}
      {files.length > 1 && <p className="text-sm text-ink-soft">{t('files.one')}</p>}
    </fieldset>
  )
}
