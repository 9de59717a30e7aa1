import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../state/settings.ts'
import type { MoreJobs } from '../use-more-jobs.ts'

/** So far below the window the next page is asked for. */
const AHEAD = '600px'
const PROBLEMS = { offline: 'list.offlineMore', failed: 'list.moreFailed', idle: undefined, loading: undefined } as const

/** The next page: by itself as the reader scrolls down, by the button where data is saved or where it did not come. */
export function LoadMoreJobs({ more }: { more: MoreJobs }) {
  const { t } = useTranslation('jobs')
  const place = useRef<HTMLDivElement>(null)
  const savesData = useSettings((settings) => settings.dataSaver)
  const mayAsk = more.hasMore && more.state === 'idle' && !savesData
  const load = useRef(more.load)
  useEffect(() => {
    load.current = more.load
  })
  useEffect(() => {
    const element = place.current
    if (!element || !mayAsk || asksForLess()) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Whoever has not scrolled has not asked for more.
        if (entry?.isIntersecting && scrollY > 0 && navigator.onLine) load.current()
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
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

const asksForLess = (): boolean => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
