import { del, get, set } from 'idb-keyval'
import * as v from 'valibot'
import { privateStoreOf } from '../stores.ts'

const PassedTicket = v.object({
  /** `id` of the ticket. */
  id: v.number(),
  /** The code that it had before. */
  code: v.string(),
  holder_name: v.string(),
  /** Whose it was before: on taking it back it is theirs again. */
  former_name: v.string(),
  /** Of the link that opens it; known only here and to the new holder. */
  secret: v.string(),
  /** Of the request, the same at every try. */
  once_key: v.string(),
})
/** A ticket that its buyer passes on, or has passed on, from this phone. */
export type PassedTicket = v.InferOutput<typeof PassedTicket>

const PASSED = 'passed '

/** @throws {Problem} out-of-space — what was kept before still stands. */
export const storePassedTicket = (userId: number, passed: PassedTicket): Promise<void> => set(PASSED + passed.id, passed, privateStoreOf(userId))

/** What was passed on last of a ticket, or undefined. */
export async function readPassedTicket(userId: number, id: number): Promise<PassedTicket | undefined> {
  const read = v.safeParse(PassedTicket, await get<unknown>(PASSED + id, privateStoreOf(userId)))
  return read.success ? read.output : undefined
}

export const dropPassedTicket = (userId: number, id: number): Promise<void> => del(PASSED + id, privateStoreOf(userId))
