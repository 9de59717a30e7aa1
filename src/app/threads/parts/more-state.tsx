import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import type { FurtherComments } from '../use-further-comments.ts'

/** Why further comments are not there; the button that asked for them asks again. */
export function MoreState({ more }: Pick<FurtherComments<never>, 'more'>) {
  const { t } = useTranslation('comments')
  const isWrong = more === 'offline' || more === 'failed'
  return (
    <p role={isWrong ? 'alert' : 'status'} className={`text-sm empty:hidden ${isWrong ? 'text-marigold' : 'text-ink-soft'}`}>
      {more === 'loading' && t('common:loading')}
      {isWrong && (
        <>
          <Icon name={more === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} /> {t(`${more}`)}
        </>
      )}
    </p>
  )
}
