import { useEffect, useState } from 'react'
import type { Suggestion } from '#contract/search/search.ts'
import { useConnection } from '../../state/connection/connection.ts'
import { useSettings } from '../../state/settings.ts'
import { loadSuggestions } from './calls.ts'

/** Fast typing causes only one request. */
const PAUSE_MS = 150
const FEWEST_LETTERS = 2

/** Whether a text is long enough to guess what is meant. */
export const isGuessable = (text: string): boolean => [...text.trim()].length >= FEWEST_LETTERS

/**
 * What may be meant by a text; those for the text before stay until there are new ones. None for a reader who saves data: nothing is loaded there
 * before it is asked for.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const words = text.trim()
  useEffect(() => {
    if (!isGuessable(words) || useSettings.getState().dataSaver) return setFound([])
    const stop = new AbortController()
    const show = (suggestions: readonly Suggestion[]) => {
      if (!stop.signal.aborted) setFound(suggestions)
    }
    const timer = setTimeout(() => {
      const isOffline = useConnection.getState().state === 'offline'
      // No help is no harm: the words can be searched for all the same.
      loadSuggestions(words, { isOffline, signal: stop.signal }).then(show, () => show([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])
  return found
}
