import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { type Switching as SwitchingOf, useSwitching as useSwitchingOf } from '../../../nouns/use-switching.ts'
import { switchOwnEvent } from './list-calls.ts'

export type Switching = SwitchingOf<OwnEvent>

/** Puts events on the market and off it. @param onDone gets the event as it is then. */
export const useSwitching = (onDone: (event: OwnEvent) => void): Switching =>
  useSwitchingOf<OwnEvent>({
    idOf: ({ id }) => id,
    turn: ({ event_id }, isOn) => switchOwnEvent(event_id, isOn),
    isOver: ({ event_status }) => event_status === CALLED_OFF,
    onDone,
  })
