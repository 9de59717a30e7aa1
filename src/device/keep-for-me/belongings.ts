import { entries, keys, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { announce } from '../messages.ts'
import { answerKey, isAnswerKey, JOB_PROFILE_KEY } from '../private-store.ts'
import { listSaved, type SavedItem, saveItem } from '../snapshots/saved.ts'
import { durablePrivateStoreOf } from '../stores.ts'
import { listReceivedTickets, ReceivedTicket, storeReceivedTicket } from '../tickets/received-tickets.ts'
import { SEALING_KEY } from './phone-keys.ts'

/** In the account's own store: what lies there is not to be taken from that package, be it not yet or not any more. */
const PACKAGE = 'package '
const packageKey = (id: string): string => PACKAGE + id

const TICKETS = answerKey(addressOf(listTickets, {}))

const Belongings = v.object({
  /** Of the account's own store, by key. */
  records: v.array(v.tuple([v.string(), v.unknown()])),
  saved: v.array(v.object({ noun: v.string(), id: v.number(), title: v.string(), savedAt: v.string() })),
  received: v.array(ReceivedTicket),
})
/** What a person leaves here: what waits to be sent with its files, drafts, tickets, and what they saved. */
export type Belongings = v.InferOutput<typeof Belongings>
export const isBelongings = (value: unknown): value is Belongings => v.is(Belongings, value)

/** Everything of one account here that the service does not give again, and the tickets, so that they open without it. */
export async function collectBelongings(userId: number): Promise<Belongings> {
  const isTheirs = ({ owner }: { owner: number | null }) => owner === userId
  const records = (await entries<string, unknown>(durablePrivateStoreOf(userId))).filter(([key]) => isWorthKeeping(key))
  const saved = (await listSaved()).filter(isTheirs).map(({ noun, id, title, savedAt }) => ({ noun, id, title, savedAt }))
  return { records, saved, received: (await listReceivedTickets(userId)).filter(isTheirs) }
}

/** What this version does not know is not its to leave out. */
const isWorthKeeping = (key: string): boolean =>
  key === TICKETS || !(isAnswerKey(key) || key === JOB_PROFILE_KEY || key === SEALING_KEY || key.startsWith(PACKAGE))

/** Notes with the account's own things that a package is made of them: while they are here, it is not opened. */
export const notePackage = (userId: number, id: string): Promise<void> =>
  durablePrivateStoreOf(userId)('readwrite', (store) => {
    store.put(true, packageKey(id))
    return promisifyRequest(store.transaction)
  })

/** The package is gone: nothing is to be known of it any more. */
export const forgetPackage = (userId: number, id: string): Promise<void> =>
  durablePrivateStoreOf(userId)('readwrite', (store) => {
    store.delete(packageKey(id))
    return promisifyRequest(store.transaction)
  })

/**
 * Puts things back where they were; what stands there already is newer, and stays. In one step, and once for each package: another tab may be at it.
 * @throws {Problem} out-of-space — it can be tried again.
 */
export async function restoreBelongings(userId: number, { id, is }: { id: string; is: Belongings }): Promise<void> {
  for (const item of is.saved) await restoreSaved({ ...item, owner: userId })
  for (const ticket of is.received) await restoreTicket({ ...ticket, owner: userId })
  await durablePrivateStoreOf(userId)('readwrite', (store) => putAbsent(store, [[packageKey(id), true], ...is.records]))
  announce({ type: 'outbox-changed', user_id: userId })
}

/** What a user saved here without an account is theirs too. */
async function restoreSaved(item: SavedItem): Promise<void> {
  const isHere = (await listSaved()).some(({ noun, id }) => noun === item.noun && id === item.id)
  if (!isHere) await saveItem(item)
}

async function restoreTicket(received: ReceivedTicket): Promise<void> {
  const isHere = (await listReceivedTickets(received.owner)).some(({ ticket }) => ticket.id === received.ticket.id)
  if (!isHere) await storeReceivedTicket(received)
}

/** @param records the first of them is there already: then nothing is done. */
function putAbsent(store: IDBObjectStore, records: [string, unknown][]): Promise<void> {
  const reading = store.getAllKeys()
  reading.onsuccess = () => {
    const held = new Set(reading.result)
    if (held.has(records[0]?.[0] ?? '')) return
    for (const [key, value] of records) if (!held.has(key)) store.put(value, key)
  }
  return promisifyRequest(store.transaction)
}

/** Packages of sign-outs that were cut off, or that were opened and not yet deleted. */
export async function notedPackages(userId: number): Promise<string[]> {
  const held = await keys<string>(durablePrivateStoreOf(userId))
  return held.flatMap((key) => (key.startsWith(PACKAGE) ? key.slice(PACKAGE.length) : []))
}
