import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { loadOutbox, type OutboxEntry, useOutbox } from '../state/outbox/outbox.ts'
import { useCachedAnswer } from '../wire/use-cached-answer.ts'
import { loadMine } from './calls.ts'
import { readReviewEntry } from './review-entry.ts'
import type { ReviewSubject } from './subject.ts'

/** What the signed-in reader has to do with the reviews of one thing. */
export interface Mine {
  own: OwnReview | undefined
  /** Written on this phone, and not answered yet. */
  waiting: OutboxEntry | undefined
  /** May write one. Where the service cannot be asked and never was, it is asked as the review is sent. */
  canWrite: boolean
  /** The name that stands above it; undefined: not known. */
  author: string | undefined
  reload: () => void
}

/** For a reader who is signed in. */
export function useMine({ about, id, page, isOpen }: ReviewSubject): Mine {
  const { answer, problem, reload } = useCachedAnswer(loadMine, 'own reviews')
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  const entries = useOutbox(useShallow((outbox) => outbox.entries.filter((entry) => readReviewEntry(entry)?.about.page === page)))
  const sent = entries.filter(({ state }) => state === 'sent').length
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  useEffect(() => {
    if (sent > 0) reload()
  }, [sent, reload])
  const isThis = (one: { about: string; subject: number }) => one.about === about && one.subject === id
  const mayAsk = answer ? answer.value.open.some(isThis) : problem !== undefined && problem.code !== 'not-signed-in'
  return {
    own: answer?.value.reviews.find(isThis),
    waiting: entries.find(({ state }) => state !== 'sent' && state !== 'discarded'),
    canWrite: isOpen && mayAsk && sent === 0,
    author: answer?.value.author,
    reload,
  }
}
