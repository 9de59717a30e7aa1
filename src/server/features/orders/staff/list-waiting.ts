import { attemptLine } from '../../../purchases/staff/purchase-log.ts'
import { atMinute } from '../../../purchases/staff/refund-words.ts'
import type { StaffParts } from '../../../purchases/staff/staff-purchase.ts'
import { readWaiting, type Waiting, type WaitingCase, type WaitingKind } from './waiting.ts'

const HEADS: Record<WaitingKind, string> = {
  review: 'Payments to look at; confirm or refund:',
  'refund-failed': 'Money that the payment provider did not give back; ask again (refund <order id> retry) or settle it by hand:',
  'refund-slow': 'Money that the payment provider has not given back in a day; it is asked on:',
  'given-up': 'Payments of which the provider has said nothing for days; look there, then ask-again <transaction id> or set-aside:',
  support: 'Conversations with the support team without an answer; answer them in the app, under Messages:',
  cases: 'What readers reported, or a rule against spam holds; decide about it in the app, on the desk:',
  unjudged: 'Messages of the payment provider that could not be judged; ask-again <message> or set-aside:',
}

/** Everything that waits for staff, and for how long, the longest waiting first. */
export async function listWaiting({ db }: Pick<StaffParts, 'db'>): Promise<string> {
  const waiting = await readWaiting(db)
  return waiting.length === 0 ? 'Nothing waits for you.' : waiting.map(groupText).join('\n')
}

const groupText = ({ kind, total, cases }: Waiting): string =>
  [HEADS[kind], ...cases.map(caseLine), ...(total > cases.length ? [`  and ${total - cases.length} more`] : [])].join('\n')

function caseLine({ name, since, seconds, attempt, refund, goesBackAt }: WaitingCase): string {
  const back = goesBackAt ? `, its event was called off: its money goes back by itself at ${atMinute(goesBackAt)}` : ''
  return `  ${name}  since ${atMinute(since)} (${ageText(seconds)})${attempt ? attemptLine(attempt, refund ? [refund] : []) : ''}${back}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something waits, as staff read it. */
function ageText(seconds: number): string {
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} days`
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} hours`
  return `${Math.max(0, Math.floor(seconds / MINUTE))} min`
}
