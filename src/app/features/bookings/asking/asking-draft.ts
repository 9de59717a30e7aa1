import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useKeptValue } from '../../../state/drafts/use-kept-value.ts'
import { storedJson } from '../../../state/stored.ts'

const Typed = v.object({
  /** ISO 8601; null: none is chosen. */
  starts_at: v.nullable(v.string()),
  /** Id of a member; null: anyone who is free. */
  member: v.nullable(v.number()),
  hours: v.number(),
  seats: v.number(),
  /** Null: untouched, what is known of its buyer stands there. */
  full_name: v.nullable(v.string()),
  phone_number: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Id in the address book; null: the first one. */
  address: v.nullable(v.number()),
  note: v.string(),
})
/** What a buyer has chosen and typed of a request. */
export type TypedAsking = v.InferOutput<typeof Typed>

const isTyped = (draft: unknown): draft is TypedAsking => v.is(Typed, draft)

const nothingTyped = (hours_least: number): TypedAsking => ({
  starts_at: null,
  member: null,
  hours: Math.max(1, hours_least),
  seats: 1,
  full_name: null,
  phone_number: null,
  email: null,
  address: null,
  note: '',
})

const askingDraft = (service_id: number): string => `booking ${service_id}`
export const askingPictures = (service_id: number): string => `booking pictures ${service_id}`

/** What a visitor has typed outlives the way through the login, as long as the tab lives: on another person's phone nothing of it stays. */
const tabDraft = (service_id: number) => storedJson(askingDraft(service_id), 'sessionStorage')

export interface AskingDraft {
  value: TypedAsking
  put: (change: Partial<TypedAsking>) => void
  forget: () => Promise<void>
  isRestored: boolean
}

type Drafted = Pick<ServiceDetail, 'service_id' | 'hours_least' | 'hours_most' | 'seats' | 'members'>

const within = (count: number, least: number, most: number): number => Math.max(least, Math.min(count, most))

/** What was typed, as the service can take it now: its provider may have changed it since. */
const asOffered = (typed: TypedAsking, { hours_least, hours_most, seats, members }: Drafted): TypedAsking => ({
  ...typed,
  hours: within(typed.hours, Math.max(1, hours_least), Math.max(1, hours_most)),
  seats: within(typed.seats, 1, seats),
  member: members.some(({ member_id }) => member_id === typed.member) ? typed.member : null,
})

/** What is typed of a request, kept at every stroke: with the account's other drafts, or in the tab. The part that calls it is another one for each account (`key`). */
export function useAskingDraft(service: Drafted, isSignedIn: boolean): AskingDraft {
  const { service_id, hours_least } = service
  const [ofTab] = useState(() => tabDraft(service_id).read())
  const first = !isSignedIn && isTyped(ofTab) ? ofTab : nothingTyped(hours_least)
  const { value, put, forget, isRestored } = useKeptValue(askingDraft(service_id), first, isTyped)
  const take = useRef(put)
  useEffect(() => {
    if (!isSignedIn || !isTyped(ofTab)) return
    tabDraft(service_id).remove()
    take.current(() => ofTab)
  }, [isSignedIn, service_id, ofTab])
  return {
    value: asOffered(value, service),
    put: (change) => {
      put((now) => ({ ...now, ...change }))
      if (!isSignedIn) tabDraft(service_id).write({ ...value, ...change })
    },
    forget: async () => {
      tabDraft(service_id).remove()
      await forget()
    },
    isRestored,
  }
}
