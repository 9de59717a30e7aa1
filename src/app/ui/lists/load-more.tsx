import { useEffect, useEffectEvent, useRef } from 'react'
import { watchEnd } from './watch-end.ts'

/** A list of which more may be had. */
export interface More {
  state: 'idle' | 'loading' | 'offline' | 'failed'
  hasMore: boolean
  loadMore: () => void
}

interface Props {
  more: More
  texts: { more: string; loading: string; offline: string; failed: string }
  /** Also as the reader scrolls down; else by the button alone. */
  byItself: boolean
}

/** The way to the next page of a list: by itself as the reader nears the end, by the button where data is saved or where it did not come. */
export function LoadMore({ more, texts, byItself }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(more.loadMore)
  const mayAsk = byItself && more.hasMore && more.state === 'idle'
  useEffect(() => (mayAsk && place.current ? watchEnd(place.current, () => load()) : undefined), [mayAsk])
  if (!more.hasMore) return null
  const { state } = more
  return (
    <div ref={place} className="js-only mt-4 text-center">
      {(state === 'offline' || state === 'failed') && (
        <p role="alert" className="mb-2 text-ink-soft">
          {texts[state]}
        </p>
      )}
      <button type="button" className="btn-quiet w-full sm:w-auto" onClick={more.loadMore} aria-busy={state === 'loading'}>
        {state === 'loading' ? texts.loading : texts.more}
      </button>
    </div>
  )
}
