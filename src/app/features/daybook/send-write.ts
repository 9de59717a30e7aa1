import { newKey } from '#contract/core/new-key.ts'
import { addDaybookEntry, correctDaybookEntry, removeDaybookEntry } from '#contract/daybook/daybook-writes.ts'
import { discard, loadOutbox } from '../../state/outbox/outbox.ts'
import { send } from '../../wire/send.ts'
import { DAYBOOK, type EntryFields, type WriteAbout } from './daybook-write.ts'
import { fieldsOf, type ShownEntry } from './with-changes.ts'

/**
 * What writing an entry comes to. What the service is not known to have is added once more, with a higher version: an earlier one that waits is not sent
 * any more, and one that has arrived is replaced.
 * @param row what is corrected; undefined: it is new.
 */
export function aboutSaving(entry: EntryFields, row: ShownEntry | undefined): WriteAbout {
  if (!row) return { action: 'add', entry_key: newKey(), version: 1, entry, before: null }
  const { entry_key, version, onService } = row
  return { action: onService ? 'correct' : 'add', entry_key, version: version + 1, entry, before: onService }
}

export const aboutRemoving = (row: ShownEntry): WriteAbout => ({
  action: 'remove',
  entry_key: row.entry_key,
  version: row.version,
  entry: fieldsOf(row),
  before: row.onService,
})

/** What became of a write at its first try. */
export type WriteOutcome = 'done' | 'waiting' | 'refused'

/**
 * Has a write done, now or when there is a network. A refusal stays with its entry of the outbox, where it is shown.
 * @param onStored it lies on this phone, and is shown
 * @throws {Problem} out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendWrite(about: WriteAbout, onStored: () => void): Promise<WriteOutcome> {
  try {
    const { kind, entry } = await sendBy(about, () => void loadOutbox().then(onStored))
    if (kind === 'done') return 'done'
    return entry.state === 'needs-you' ? 'refused' : 'waiting'
  } finally {
    void loadOutbox()
  }
}

/** Takes an entry back that only waits on this phone. False: it may have arrived, and must be taken back there. */
export const discardUnsent = async ({ onService, waiting }: ShownEntry): Promise<boolean> => onService === null && waiting !== undefined && discard(waiting)

function sendBy(about: WriteAbout, onStored: () => void) {
  const { action, entry_key, version, entry } = about
  const sending = { noun: DAYBOOK, about, subject: entry_key, keepsRefused: true, onStored } as const
  if (action === 'add') return send(addDaybookEntry, { body: { entry_key, version, entry } }, sending)
  if (action === 'correct') return send(correctDaybookEntry, { params: { entry_key }, body: { version, entry } }, sending)
  return send(removeDaybookEntry, { params: { entry_key } }, sending)
}
