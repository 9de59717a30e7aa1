import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { linkOf, readCommentEntry } from './comment-entry.ts'
import { PublicNameNeeded } from './parts/public-name-needed.tsx'

interface Tools {
  t: TFunction
}

/** So much of a comment is enough to know it again. */
const SNIPPET = 140

const pageOf = (entry: OutboxEntry): `/${string}` => linkOf(readCommentEntry(entry)?.about.page ?? '/')

/** How the outbox speaks of comments. The route hands it to the screen of the outbox, which knows no nouns. */
export const commentsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const read = readCommentEntry(entry)
    if (!read) return t('commenting:outbox.unknown')
    return t(read.body.parent === null ? 'commenting:outbox.comment' : 'commenting:outbox.reply', { title: read.about.title })
  },
  lines: (entry: OutboxEntry): string[] => {
    const text = readCommentEntry(entry)?.body.text
    if (text === undefined) return []
    const letters = [...text]
    return [letters.length > SNIPPET ? `${letters.slice(0, SNIPPET).join('')}…` : text]
  },
  state: ({ state, answer }: OutboxEntry, { t }: Tools): string | undefined => {
    if (state === 'waiting' || state === 'ask-first') return t('commenting:state.waiting')
    if (state !== 'sent') return undefined
    const isHeld = typeof answer === 'object' && answer !== null && 'state' in answer && answer.state === 'held'
    return t(isHeld ? 'commenting:state.held' : 'commenting:state.sent')
  },
  conflict: ({ problem }: OutboxEntry) => (problem?.code === 'page-needed' ? <PublicNameNeeded saysWhy /> : undefined),
  maybe: ({ t }: Tools, entry: OutboxEntry) => ({
    to: pageOf(entry),
    text: t('commenting:outbox.maybe'),
    ask: t('commenting:outbox.maybeAsk'),
    linkText: t('commenting:outbox.look'),
  }),
  edit: (entry: OutboxEntry) => ({ to: pageOf(entry) }),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: `${pageOf(entry)}#comments`, label: t('commenting:outbox.done') }),
}
