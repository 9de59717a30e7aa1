import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'

interface Props {
  pages: { state: 'idle' | 'loading' | 'offline' | 'failed'; hasMore: boolean; loadMore: () => void }
  /** Why further rows are not there. */
  texts: { offline: string; failed: string }
}

/** Below a list: further rows come by themselves; only what went wrong is told. */
export function MoreRows({ pages: { state, hasMore, loadMore }, texts }: Props) {
  const { t } = useTranslation()
  if (!hasMore) return null
  const isWrong = state === 'offline' || state === 'failed'
  return (
    <div className="text-center py-2">
      <p role={isWrong ? 'alert' : 'status'} className="pb-2 text-ink-soft">
        {state === 'loading' && t('common:loading')}
        {isWrong && texts[state]}
      </p>
      {isWrong && (
        <Button icon="i-lucide-rotate-cw" onClick={loadMore}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}
