import { useTranslation } from 'react-i18next'
import type { More } from '../../../../ui/lists/load-more.tsx'

/** The next page, when the reader wants to pay for it. */
export function LoadMore({ more }: { more: More }) {
  const { t } = useTranslation('events')
  if (!more.hasMore) return null
  const problem = { offline: 'list.offlineMore', failed: 'list.moreFailed', idle: undefined, loading: undefined } as const
  const said = problem[more.state]
  return (
    <div className="js-only mt-4 text-center">
      {said && (
        <p role="alert" className="mb-2 text-ink-soft">
          {t(said)}
        </p>
      )}
      <button type="button" className="btn-quiet w-full sm:w-auto" onClick={more.loadMore} aria-busy={more.state === 'loading'}>
        {t(more.state === 'loading' ? 'list.loadingMore' : 'list.loadMore')}
      </button>
    </div>
  )
}
