import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { group_times, occupied } from '../tables/bookings.ts'

/** A time that a booking takes. */
export interface Taking {
  booking: number
  service: number
  member: number
  /** ISO 8601. */
  starts_at: string
  ends_at: string
  /** Minutes. */
  pause_before: number
  pause_after: number
  /** Of the booking, and of the time where several buyers may share it: one, then nobody shares. */
  seats: number
  seats_in_all: number
  /** It is proposed beside the time that the booking has. */
  is_proposed?: boolean
}

/** `group`: the time that is shared; null: nobody shares. `undefined`: somebody else has it. */
export type Taken = { group: number | null } | undefined

const during = ({ starts_at, ends_at, pause_before, pause_after }: Taking) =>
  sql<string>`tstzrange(${starts_at}::timestamptz - make_interval(mins => ${pause_before}::integer), ${ends_at}::timestamptz + make_interval(mins => ${pause_after}::integer))`

/**
 * Takes a time of a member for a booking. Another transaction that is taking a time across it is waited for; nothing fails: of two who want it one is told that
 * it is gone. Plain inserts into an exclusion constraint could deadlock.
 */
export function takeTime(tx: Tx, taking: Taking): Promise<Taken> {
  return taking.seats_in_all > 1 ? takeSeats(tx, taking) : takeAlone(tx, taking)
}

async function takeAlone(tx: Tx, taking: Taking): Promise<Taken> {
  const isTaken = await insertOccupied(tx, taking, taking.booking)
  return isTaken ? { group: null } : undefined
}

async function insertOccupied(tx: Tx, taking: Taking, holder: number): Promise<boolean> {
  const made = await tx
    .insert(occupied)
    .values({ member: taking.member, during: during(taking), holder, is_proposed: holder > 0 && Boolean(taking.is_proposed) })
    .onConflictDoNothing()
    .returning({ id: occupied.id })
  return made.length > 0
}

/** Seats of a time that is shared: one conditional update takes them, and holds the time's row until the transaction ends. */
async function takeSeats(tx: Tx, taking: Taking): Promise<Taken> {
  const { service, member, starts_at, seats, seats_in_all } = taking
  const time = and(eq(group_times.service, service), eq(group_times.member, member), eq(group_times.starts_at, starts_at))
  await tx.insert(group_times).values({ service, member, starts_at, seats: seats_in_all, left: seats_in_all }).onConflictDoNothing()
  const [group] = await tx
    .update(group_times)
    .set({ left: sql`${group_times.left} - ${seats}` })
    .where(and(time, gte(group_times.left, seats)))
    .returning()
  if (!group) return undefined
  const held = await tx.select({ id: occupied.id }).from(occupied).where(eq(occupied.holder, -group.id))
  if (held.length > 0 || (await insertOccupied(tx, taking, -group.id))) return { group: group.id }
  // Something else has the member then: nothing of this time is taken.
  await giveSeats(tx, group.id, seats)
  return undefined
}

async function giveSeats(tx: Tx, group: number, seats: number): Promise<void> {
  const [left] = await tx
    .update(group_times)
    .set({ left: sql`${group_times.left} + ${seats}` })
    .where(eq(group_times.id, group))
    .returning()
  // The last who leaves frees the member.
  if (left && left.left === left.seats) await tx.delete(occupied).where(eq(occupied.holder, -group))
}

interface Held {
  id: number
  seats: number
  group_time: number | null
}

/** A booking lets its time go. Called where its state begins not to hold one any more, once. */
export async function letTimeGo(tx: Tx, { id, seats, group_time }: Held): Promise<void> {
  if (group_time !== null) await giveSeats(tx, group_time, seats)
  await tx.delete(occupied).where(and(eq(occupied.holder, id), eq(occupied.is_proposed, false)))
}

/** The time that was proposed for it is free again. @param group of the proposed time, where it is shared */
export async function letProposedGo(tx: Tx, { id, seats }: Pick<Held, 'id' | 'seats'>, group: number | null): Promise<void> {
  if (group !== null) await giveSeats(tx, group, seats)
  await tx.delete(occupied).where(and(eq(occupied.holder, id), eq(occupied.is_proposed, true)))
}

/** What was taken as a proposal is from now on the time of the booking; the one that it had was let go before. */
export const keepProposed = async (tx: Tx, booking: number): Promise<void> => {
  await tx
    .update(occupied)
    .set({ is_proposed: false })
    .where(and(eq(occupied.holder, booking), eq(occupied.is_proposed, true)))
}
