import { senderMarks, voiceOf } from '../spam/sender-mark.ts'
import { type CountReport, countReports } from './count-reports.ts'

/** A report from inside the process; no address has this mark. */
const INSIDE = 'inside'

/** Where reports come from, whatever they are about: one count for all of them. */
export interface ReportSender {
  count: CountReport
  /** The mark of an address, one voice each. */
  markOf: (address: string | undefined) => string
}

export function reportSenders({ secret, rate_per_minute }: { secret: string; rate_per_minute: number }): ReportSender {
  const markOf = senderMarks(secret)
  return { count: countReports(rate_per_minute > 0), markOf: (address) => markOf({ address: voiceOf(address) }) ?? INSIDE }
}
