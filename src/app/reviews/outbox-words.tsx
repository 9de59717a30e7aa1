import type { TFunction } from 'i18next'
import { REVIEWS_PLACE } from '#contract/reviews/review-place.ts'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { readReviewEntry } from './review-entry.ts'

interface Tools {
  t: TFunction
}

/** So much of a review is enough to know it again. */
const SNIPPET = 140

const placeOf = (entry: OutboxEntry): `/${string}` => `/${(readReviewEntry(entry)?.about.page ?? '/').slice(1)}`

/** How the outbox speaks of reviews. The route hands it to the screen of the outbox, which knows no nouns. */
export const reviewsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const read = readReviewEntry(entry)
    return read ? t('reviews:outbox.title', { title: read.about.title }) : t('reviews:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const read = readReviewEntry(entry)
    if (!read) return []
    const letters = [...read.body.text]
    const text = letters.length > SNIPPET ? `${letters.slice(0, SNIPPET).join('')}…` : read.body.text
    const count = [entry.files?.pictures ?? []].flat().length
    return [t('reviews:outOfFive', { count: read.body.stars }), text, count > 0 ? t('reviews:outbox.pictures', { count }) : ''].filter((line) => line !== '')
  },
  state: ({ state, answer }: OutboxEntry, { t }: Tools): string | undefined => {
    if (state === 'waiting' || state === 'ask-first') return t('reviews:outbox.waiting')
    if (state !== 'sent') return undefined
    const isHeld = typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'held'
    return t(isHeld ? 'reviews:sent.held' : 'reviews:sent.shown')
  },
  maybe: ({ t }: Tools, entry: OutboxEntry) => ({
    to: placeOf(entry),
    text: t('reviews:outbox.maybe'),
    ask: t('reviews:outbox.maybeAsk'),
    linkText: t('reviews:outbox.look'),
  }),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: `${placeOf(entry)}#${REVIEWS_PLACE}` as const, label: t('reviews:outbox.done') }),
}
