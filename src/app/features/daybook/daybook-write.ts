import * as v from 'valibot'
import { DAYBOOK_KINDS } from '#contract/daybook/daybook-rules.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** Writes of a day-book in the outbox. */
export const DAYBOOK = 'daybook'

const Fields = v.object({
  kind: v.picklist(DAYBOOK_KINDS),
  amount: v.number(),
  day: v.string(),
  note: v.string(),
  person: v.string(),
  phone: v.string(),
})
/** What an entry says, as the service would have it. */
export type EntryFields = v.InferOutput<typeof Fields>

const About = v.object({
  action: v.picklist(['add', 'correct', 'remove']),
  entry_key: v.string(),
  /** That the entry has afterwards. */
  version: v.number(),
  /** What it says then; of one that is taken back: what it said. */
  entry: Fields,
  /** What stood on the service when it was written; null: nothing that this phone knew of. */
  before: v.nullable(Fields),
})
export type WriteAbout = v.InferOutput<typeof About>

/** A write that this phone has made. `at`: since when it stands as it stands, ISO 8601 by this phone's clock. */
export interface DaybookWrite {
  /** Of its entry in the outbox. */
  id: string
  about: WriteAbout
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
  at: string
}

/** Reads a write; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readWrite({ id, noun, about, state, problem, changed_at }: OutboxEntry): DaybookWrite | undefined {
  const read = noun === DAYBOOK ? v.safeParse(About, about) : undefined
  return read?.success ? { id, about: read.output, state, problem, at: changed_at } : undefined
}

export const isRefused = ({ state }: Pick<DaybookWrite, 'state'>): boolean => state === 'needs-you'
const isUnderWay = ({ state }: Pick<DaybookWrite, 'state'>): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** What writes make of one entry, on the way from what the service said. */
export interface EntryChange {
  entry_key: string
  version: number
  before: EntryFields | null
  /** Null: it is taken back. */
  after: EntryFields | null
  /** Of the last write that has not arrived; undefined: all have, and only the answer is older. */
  waiting: string | undefined
}

/**
 * What an answer of the service does not have yet, by entry: writes that wait, and those that arrived after it left.
 * @param writes the oldest first
 * @param answeredAt when the answer came, ISO 8601 by this phone's clock
 */
export function changesSince(writes: readonly DaybookWrite[], answeredAt: string): Map<string, EntryChange> {
  const changes = new Map<string, EntryChange>()
  for (const write of writes) {
    const isOpen = isUnderWay(write)
    if (!isOpen && !(write.state === 'sent' && write.at >= answeredAt)) continue
    const { action, entry_key, version, entry, before } = write.about
    const earlier = changes.get(entry_key)
    changes.set(entry_key, {
      entry_key,
      version,
      before: earlier ? earlier.before : before,
      after: action === 'remove' ? null : entry,
      waiting: isOpen ? write.id : undefined,
    })
  }
  return changes
}
