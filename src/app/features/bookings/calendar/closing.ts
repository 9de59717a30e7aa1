import type { TeamHours } from '#contract/services/team-hours.ts'

export interface Closing {
  /** Null: of all. */
  member_id: number | null
  /** Of the member; empty: of all. */
  name: string
  from: string
  until: string
  note: string
}

/**
 * How days are closed, now or when there is a network: of another folder, which the route hands in. Gives the hours as they are then, undefined while it
 * waits; throws the problem of a refusal.
 */
export type CloseDays = (hours: TeamHours, closing: Closing) => Promise<TeamHours | undefined>
