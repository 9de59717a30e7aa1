import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { MoreState } from '../use-pages.ts'

/** Further rows come by themselves; only what went wrong is told. */
export function MoreRows({ pages: { more, hasMore, loadMore } }: { pages: { more: MoreState; hasMore: boolean; loadMore: () => void } }) {
  const { t } = useTranslation('sales')
  if (!hasMore) return null
  const isWrong = more === 'offline' || more === 'failed'
  return (
    <div className="text-center py-2">
      <p role={isWrong ? 'alert' : 'status'} className="pb-2 text-ink-soft">
        {more === 'loading' && t('common:loading')}
        {isWrong && t(`more.${more}`)}
      </p>
      {isWrong && (
        <Button icon="i-lucide-rotate-cw" onClick={loadMore}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}
