import * as v from 'valibot'
import { lowerCase } from '#contract/core/one-form.ts'
import { RETURN_ACTIONS, type ReturnAction } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { ORDER_SIDES } from '#contract/shop/shop-orders.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'

/** Complaints and their steps in the outbox, as folders name them. */
export const SHOP_RETURNS = 'shop-returns'

const About = v.object({
  /** Of the complaint; empty while it is asked for. */
  number: v.string(),
  order: v.string(),
  side: v.picklist(ORDER_SIDES),
  /** `ask`: the complaint itself. */
  action: v.picklist(['ask', ...RETURN_ACTIONS]),
  /** Of the first line. */
  title: v.string(),
  /** Who is on the other side. */
  other: v.string(),
})
export type ReturnAbout = v.InferOutput<typeof About>

/** What this phone has stored of complaints. */
export interface ReturnStep {
  id: string
  about: ReturnAbout
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
}

/** Reads a step; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readReturnStep({ id, noun, about, state, problem }: OutboxEntry): ReturnStep | undefined {
  const read = noun === SHOP_RETURNS ? v.safeParse(About, about) : undefined
  return read?.success ? { id, about: read.output, state, problem } : undefined
}

/** Where a complaint that was not sent is changed. */
export const editPath = ({ id, about }: Pick<ReturnStep, 'id' | 'about'>): `/${string}` => `/shop_order/${lowerCase(about.order)}/complain?entry=${id}`

export const isRefused = ({ state }: ReturnStep): boolean => state === 'needs-you'
/** It is on this phone alone. */
export const isUnsent = ({ state }: ReturnStep): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** What is kept beside a step of a complaint. */
export const aboutReturn = ({ number, order, side, lines, name }: ShopReturn, action: ReturnAction): ReturnAbout => ({
  number,
  order,
  side,
  action,
  title: lines[0]?.title ?? '',
  other: name,
})
