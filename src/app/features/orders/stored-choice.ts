import type { TicketChoice } from '#contract/orders/ticket-choice.ts'
import { storedJson } from '../../state/stored.ts'

/** No buyer chooses at more events at once. */
const MOST_EVENTS = 10
const STORED = storedJson('ticket_choices')

type Kept = [event_id: number, choice: TicketChoice][]

/** For a phone that lets us keep nothing: as long as the page lives. */
let held: Kept = []

/**
 * What was chosen at an event and not ordered yet. It outlives the page, for visitors too: there is nothing of a person in it. Whether it
 * can still be had must be looked at anew.
 */
export const readChoice = (event_id: number): TicketChoice => readAll().find(([id]) => id === event_id)?.[1] ?? {}

/** Keeps it; an empty one is forgotten. */
export function storeChoice(event_id: number, choice: TicketChoice): void {
  const others = readAll().filter(([id]) => id !== event_id)
  const all = Object.keys(choice).length > 0 ? [...others, [event_id, choice] as Kept[number]].slice(-MOST_EVENTS) : others
  held = STORED.write(all) ? [] : all
}

function readAll(): Kept {
  const kept = STORED.read()
  return kept === undefined ? held : asKept(kept)
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

/** Any user of the phone can write it: only whole numbers get through. */
function asKept(value: unknown): Kept {
  if (!Array.isArray(value)) return []
  return value.flatMap((one): Kept => {
    const [id, choice] = Array.isArray(one) ? one : []
    if (!isCount(id) || typeof choice !== 'object' || choice === null) return []
    const counts = Object.entries(choice as Record<string, unknown>).flatMap(([ticket, quantity]) =>
      isCount(Number(ticket)) && isCount(quantity) ? [[ticket, Number(quantity)]] : [],
    )
    return [[id, Object.fromEntries(counts) as TicketChoice]]
  })
}
