import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { readCommentEntry } from './comment-entry.ts'

interface Tools {
  t: TFunction
}

/** So much of a comment is enough to know it again. */
const SNIPPET = 140

const articleOf = (entry: OutboxEntry): `/${string}` => {
  const read = readCommentEntry(entry)
  return read ? `/blogs/${read.about.blog_id}` : '/blogs'
}

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
  maybe: ({ t }: Tools) => ({
    to: '/blogs' as const,
    text: t('commenting:outbox.maybe'),
    ask: t('commenting:outbox.maybeAsk'),
    linkText: t('commenting:outbox.look'),
  }),
  edit: (entry: OutboxEntry) => ({ to: articleOf(entry) }),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: `${articleOf(entry)}#comments`, label: t('commenting:outbox.done') }),
}
