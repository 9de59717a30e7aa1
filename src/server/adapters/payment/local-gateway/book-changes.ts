import type { Book, Change } from './book.ts'

/** Makes the changes that these lines hold; says whether all of them could be read. The last one may be unfinished: it was never saved. */
export function applyChanges(book: Book, text: string): boolean {
  const lines = text.split('\n')
  // What follows the last line break is nothing, or half a line.
  lines.pop()
  const { sessions, refunds, notices } = placesIn(book)
  for (const line of lines) {
    const change = read(line)
    if (!change) return false
    if ('session' in change) sessions.set(change.session.sessionkey, change.session)
    else if ('refund' in change) refunds.set(change.refund.refund_ref_id, change.refund)
    else if ('notice' in change) notices.set(change.notice.id, change.notice)
    else notices.delete(change.notice_gone)
  }
  Object.assign(book, { sessions: [...sessions.values()], refunds: [...refunds.values()], notices: [...notices.values()] } satisfies Book)
  return true
}

const placesIn = ({ sessions, refunds, notices }: Book) => ({
  sessions: new Map(sessions.map((one) => [one.sessionkey, one])),
  refunds: new Map(refunds.map((one) => [one.refund_ref_id, one])),
  notices: new Map(notices.map((one) => [one.id, one])),
})

const KINDS = ['session', 'refund', 'notice', 'notice_gone']

function read(line: string): Change | undefined {
  try {
    const change: unknown = JSON.parse(line)
    if (typeof change === 'object' && change !== null && KINDS.some((kind) => kind in change)) return change as Change
  } catch {
    // Said by the caller, who knows the file.
  }
  return undefined
}
