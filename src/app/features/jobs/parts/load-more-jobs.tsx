import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '../../../ui/when-idle.ts'
import type { MoreJobs } from '../use-more-jobs.ts'

const PROBLEMS = { offline: 'list.offlineMore', failed: 'list.moreFailed', idle: undefined, loading: undefined } as const

/** The next page: by itself as the reader scrolls down, by the button where data is saved or where it did not come. */
export function LoadMoreJobs({ more }: { more: MoreJobs }) {
  const { t } = useTranslation('jobs')
  const place = useRef<HTMLDivElement>(null)
  const mayAsk = more.hasMore && more.state === 'idle'
  const load = useRef(more.load)
  useEffect(() => {
    load.current = more.load
  })
  useEffect(() => {
    const end = place.current
    if (!end || !mayAsk) return
    let stop = whenIdle(() => {
      import('../watch-end.ts').then(
        ({ watchEnd }) => {
          if (end.isConnected && !isOver) stop = watchEnd(end, () => load.current())
        },
        // The button does without.
        () => undefined,
      )
    })
    let isOver = false
    return () => {
      isOver = true
      stop()
    }
  }, [mayAsk])
  if (!more.hasMore) return null
  const said = PROBLEMS[more.state]
  return (
    <div ref={place} className="js-only mt-4 text-center">
      {said && (
        <p role="alert" className="mb-2 text-ink-soft">
          {t(said)}
        </p>
      )}
      <button type="button" className="btn-quiet w-full sm:w-auto" onClick={more.load} aria-busy={more.state === 'loading'}>
        {t(more.state === 'loading' ? 'list.loadingMore' : 'list.loadMore')}
      </button>
    </div>
  )
}
