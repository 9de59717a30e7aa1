import { randomInt } from 'node:crypto'
import type { Session, Try } from './book.ts'
import type { BookKeeper } from './keep-book.ts'
import type { NoticeQueue } from './notice-queue.ts'
import type { SwitchBoard } from './switches.ts'

/** A shop that may use the gateway. */
export interface Store {
  id: string
  password: string
  name: string
}

/** What every part of the local gateway works with. */
export interface Gateway {
  store: Store
  keeper: BookKeeper
  switches: SwitchBoard
  notices: NoticeQueue
  /** Milliseconds since the epoch. */
  now: () => number
  /** Where it runs, without trailing slash. */
  url: () => string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const DHAKA_MS = 6 * 3_600_000

/** `YYYY-MM-DD HH:MM:SS` as a clock in Dhaka shows it. */
export const dhakaText = (ms: number): string => new Date(ms + DHAKA_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Twelve digits of time and sixteen letters or digits, as ids of payments look. */
export function newPaymentId(now: number): string {
  const tail = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)])
  return dhakaText(now).replace(/\D/g, '').slice(2) + tail.join('')
}

export const isPaid = (one: Try): boolean => one.status === 'VALID'
/** The try after which nothing more can be paid on a page; undefined while something can. */
export const settledBy = ({ switches }: Gateway, { tran_id, tries }: Session): Try | undefined =>
  switches.of(tran_id).pays_again ? undefined : tries.find((one) => one.status === 'VALID' || one.status === 'PENDING')

export const sessionsOf = ({ keeper }: Gateway, tran_id: string): Session[] => keeper.book.sessions.filter((one) => one.tran_id === tran_id)
export const sessionByKey = ({ keeper }: Gateway, key: string): Session | undefined => keeper.book.sessions.find((one) => one.sessionkey === key)
