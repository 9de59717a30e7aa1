import type { TFunction } from 'i18next'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { PageNeeded } from './parts/page-needed.tsx'
import { answerOf, readPostEntry } from './post-entry.ts'
import { snippetOf } from './snippet.ts'

interface Tools {
  t: TFunction
}

const LIST = '/posts/own'

/** How the outbox speaks of posts. The route hands it to the screen of the outbox, which knows no nouns. */
export const postsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const post = readPostEntry(entry)
    return post ? t('post-writing:waiting.post') : t('post-writing:waiting.unknown')
  },
  lines: (entry: OutboxEntry, { t }: Tools): string[] => {
    const post = readPostEntry(entry)
    if (!post) return []
    const { text, picture_count, film } = post
    return [snippetOf(text), picture_count > 0 ? t('post-writing:pictureCount', { count: picture_count }) : '', film].filter((line) => line !== '')
  },
  state: (entry: OutboxEntry, { t }: Tools): string | undefined => {
    if (entry.state === 'waiting' || entry.state === 'ask-first') return t('post-writing:waiting.state')
    if (entry.state !== 'sent') return undefined
    return t(answerOf(entry)?.state === 'held' ? 'post-writing:held.state' : 'post-writing:posted')
  },
  conflict: ({ id, problem }: OutboxEntry) =>
    problem?.code === 'page-needed' || problem?.code === 'not-verified' ? <PageNeeded id={id} code={problem.code} /> : undefined,
  maybe: ({ t }: Tools) => ({
    to: LIST as typeof LIST,
    text: t('post-writing:waiting.maybe'),
    ask: t('post-writing:waiting.maybeAsk'),
    linkText: t('post-writing:own.title'),
  }),
  edit: ({ id }: OutboxEntry) => ({ to: `/posts/new?entry=${id}` }),
  done: (entry: OutboxEntry, { t }: Tools) => {
    const made = answerOf(entry)
    return made && made.state !== 'held' ? { to: `/posts/${made.id}`, label: t('post-writing:waiting.see') } : { to: LIST, label: t('post-writing:own.title') }
  },
}
