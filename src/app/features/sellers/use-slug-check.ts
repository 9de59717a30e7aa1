import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { Slug } from '#contract/sellers/sellers.ts'
import { slugFault } from './calls.ts'

const PAUSE_MS = 400

/** What is known of an address while it is typed: nothing yet, that it can be had, or why not. Without network it is found out when sent. */
type SlugState = 'unknown' | 'free' | 'taken'

export function useSlugCheck(slug: string): SlugState {
  const [known, setKnown] = useState<{ slug: string; state: SlugState }>({ slug: '', state: 'unknown' })
  useEffect(() => {
    if (!v.is(Slug, slug)) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const fault = await slugFault(slug, { signal: stop.signal })
        if (!stop.signal.aborted) setKnown({ slug, state: fault ? 'taken' : 'free' })
      } catch (error) {
        if (!stop.signal.aborted && !(error instanceof Problem)) throw error
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [slug])
  return known.slug === slug ? known.state : 'unknown'
}
