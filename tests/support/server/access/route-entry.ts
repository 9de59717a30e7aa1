import type { TestApp } from '../app.ts'
import { PEOPLE, type Six, type Who } from './six-people.ts'

export interface Question {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: Record<string, unknown>
  upload?: Uint8Array<ArrayBuffer>
  /** Files of a form; `body` has its texts. */
  files?: Record<string, Uint8Array<ArrayBuffer>>
}

/** Who may do what with an endpoint: one for each, by method and path. */
export interface RouteEntry {
  /** HTTP status for each person. */
  expected: Record<Who, number>
  /** What is asked; where an address names an object, it is buyer A's or seller A's. */
  ask?: (six: Six, who: Who) => Question
  /** What must be so before it is asked. */
  before?: (app: Pick<TestApp, 'database'>, six: Six) => Promise<void>
  /** The same address with an object that does not exist. */
  missing?: Record<string, string | number>
  /** Columns of the caller's own row in `users` that the endpoint is meant to change. */
  changes?: readonly string[]
}

/** The same status for every person. */
export const all = (status: number): Record<Who, number> => Object.fromEntries(PEOPLE.map((who) => [who, status])) as Record<Who, number>
export const ANYBODY = all(200)
export const SIGNED_IN = { ...all(200), visitor: 401 }
export const BUYER_A = { ...all(404), visitor: 401, buyerA: 200 }
export const SELLERS = { ...all(403), visitor: 401, sellerA: 200, sellerB: 200 }

export const SELLER_A = { ...all(403), visitor: 401, sellerA: 200, sellerB: 404 }
