import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { readApplicationAbout } from './application-about.ts'
import { mayBeLate } from './deadline-risk.ts'
import { ApplicationConflict } from './parts/application-conflict.tsx'

interface Tools {
  t: TFunction
  format: Formatter
}

/** What an application has words of its own for. */
const DECIDED: readonly string[] = [
  'job-closed',
  'job-changed',
  'already-applied',
  'not-found',
  'not-allowed',
  'bad-state',
  'bad-input',
  'unsupported-media',
  'pictures-full',
  'too-large',
]

/** How the outbox speaks of applications. The route hands it to the screen of the outbox, which knows no nouns. */
export const applicationsInOutbox = {
  title: ({ about }: OutboxEntry, { t }: Tools): string => {
    const read = readApplicationAbout(about)
    return read ? t('applying:outbox.title', { title: read.terms.title }) : t('applying:outbox.unknown')
  },
  lines: ({ about, state }: OutboxEntry, { t, format }: Tools): string[] => {
    const read = readApplicationAbout(about)
    if (!read) return []
    const { deadline, cv_name, terms } = read
    const now = Date.now()
    const isOpen = state !== 'sent' && state !== 'discarded'
    return [
      terms.company,
      cv_name === null ? t('applying:summary.noCv') : t('applying:summary.cv', { name: cv_name }),
      ...(isOpen ? [t('applying:outbox.deadline', { time: format.dateTime(deadline) })] : []),
      ...(isOpen && mayBeLate(deadline, now) ? [t('applying:outbox.late', { left: format.until(deadline, now) })] : []),
    ]
  },
  state: ({ state, problem }: OutboxEntry, { t }: Tools): string | undefined => {
    if (state === 'needs-you' && problem && ['job-closed', 'job-changed', 'already-applied'].includes(problem.code))
      return t(`applying:outbox.why.${problem.code}`)
    if (state === 'waiting' || state === 'ask-first') return t('applying:outbox.waiting')
    return state === 'sent' ? t('applying:outbox.sent') : undefined
  },
  conflict: (entry: OutboxEntry) =>
    entry.problem && DECIDED.includes(entry.problem.code) && readApplicationAbout(entry.about) ? <ApplicationConflict entry={entry} /> : undefined,
  maybe: ({ t }: Tools) => ({
    to: '/jobapplications' as const,
    text: t('applying:outbox.maybe.text'),
    ask: t('applying:outbox.maybe.ask'),
    linkText: t('applying:applied.mine'),
  }),
  edit: ({ id, about }: OutboxEntry) => ({ to: `/jobdetails/${readApplicationAbout(about)?.job_post_id ?? ''}?apply=1&entry=${id}` }),
  done: (_: OutboxEntry, { t }: Tools) => ({ to: '/jobapplications' as const, label: t('applying:applied.mine') }),
}
