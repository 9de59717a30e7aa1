import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { placeOfMessage, readMessageEntry } from './message-entry.ts'
import { otherName } from './other-name.ts'

interface Tools {
  t: TFunction
}

/** So much of a message is enough to know it again. */
const SNIPPET = 140

const placeOf = (entry: OutboxEntry): `/${string}` => {
  const read = readMessageEntry(entry)
  if (!read) return '/messages'
  return read.sent ? `/messages/${read.sent.conversation_id}` : placeOfMessage(read.about)
}

/** How the outbox speaks of messages. The route hands it to the screen of the outbox, which knows no nouns. */
export const messagesInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const read = readMessageEntry(entry)
    return read ? t('conversations:outbox.title', { name: otherName(read.about, t) }) : t('conversations:outbox.unknown')
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const read = readMessageEntry(entry)
    if (!read) return []
    const letters = [...read.text]
    const text = letters.length > SNIPPET ? `${letters.slice(0, SNIPPET).join('')}…` : read.text
    return [read.about.title, text, read.meeting ? t('conversations:interview.title') : '', read.has_picture ? t('conversations:picture.one') : ''].filter(
      (line) => line !== '',
    )
  },
  state: ({ state }: OutboxEntry, { t }: Tools): string | undefined =>
    state === 'waiting' || state === 'sent' ? t(`conversations:outbox.state.${state}`) : undefined,
  maybe: ({ t }: Tools) => ({
    to: '/messages' as const,
    text: t('conversations:outbox.maybe'),
    ask: t('conversations:outbox.maybeAsk'),
    linkText: t('conversations:outbox.look'),
  }),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: placeOf(entry), label: t('conversations:outbox.done') }),
}
