import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { makeDice } from '../drawing/random.ts'
import { CARE_POSTS } from './care.ts'
import { CRAFT_POSTS } from './crafts.ts'
import { DAY_POSTS } from './days.ts'
import { GREETINGS } from './greetings.ts'
import { KITCHEN_POSTS } from './kitchen.ts'
import { MEMBER_POSTS } from './members.ts'
import type { PostSeries, PostSketch } from './post-sketch.ts'
import { STAGE_POSTS } from './stage.ts'
import { TRADE_POSTS } from './trades.ts'
import { UNUSUAL_POSTS } from './unusual.ts'

/** How many posts the demo market has, published within so many days. */
export const [POST_COUNT, POST_DAYS] = [300, 60]

const SERIES: readonly PostSeries[] = [...CRAFT_POSTS, ...KITCHEN_POSTS, ...STAGE_POSTS, ...TRADE_POSTS, ...CARE_POSTS, ...MEMBER_POSTS, ...DAY_POSTS]
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
/** The newest was published so long ago. */
const NEWEST_MS = 18 * MINUTE_MS
/** The older, the fewer: most of what is read was published of late. */
const BEND = 1.6
/** Hours of the night in Dhaka, in which nobody posts. */
const NIGHT_HOURS = 6
/** What was published on the day of the start, or the night before it, stays where it is: there has to be something new. */
const FRESH_MS = 12 * HOUR_MS
const GREETED_HOUR = 8

export interface PlannedPost extends PostSketch {
  /** When it was published: milliseconds since the epoch, of each post another one. */
  at: number
}

/**
 * Every post of the demo market with its time, the oldest first.
 * @param since when an account was made, by its username; nobody posts within the first day
 */
export function planPosts(now: number, since: (username: string) => number): PlannedPost[] {
  const isMember = ({ by, at }: Pick<PlannedPost, 'by' | 'at'>) => since(by) + DAY_MS < at
  const fixed = [...greetingsOf(now).filter(isMember), ...UNUSUAL_POSTS.map((sketch) => ({ ...sketch, at: now - (sketch.hours ?? 0) * HOUR_MS }))]
  const waiting = makeDice(POST_COUNT)
    .shuffle(SERIES.flatMap(postsOf))
    .slice(0, POST_COUNT - fixed.length)
  const planned: PlannedPost[] = [...fixed]
  let last = ''
  for (const at of timesOf(waiting.length, now)) {
    const next = Math.max(
      0,
      waiting.findIndex(({ by }) => isMember({ by, at }) && by !== last),
    )
    const [sketch] = waiting.splice(next, 1)
    if (!sketch) break
    last = sketch.by
    planned.push({ ...sketch, at: Math.max(at, since(sketch.by) + DAY_MS) })
  }
  return apart(planned.toSorted((one, other) => one.at - other.at))
}

/** The texts of a series, one for each filling. */
function postsOf({ by, says, each, shows = [], topic }: PostSeries): PostSketch[] {
  return each.map((fillings, at) => {
    const text = fillings.reduce((filled, filling, place) => filled.replaceAll(`$${place + 1}`, filling), says)
    return { by, text, topic, shows: shows[at] ?? [] }
  })
}

/** Feasts of the last weeks, in the morning of their day. */
function greetingsOf(now: number): PlannedPost[] {
  return GREETINGS.flatMap(({ day, by, text }) => {
    const years = [new Date(now).getUTCFullYear(), new Date(now).getUTCFullYear() - 1]
    const times = years.map((year) => Date.parse(dhakaDayBounds(`${year}-${day}`).from) + GREETED_HOUR * HOUR_MS)
    const at = times.find((time) => time < now - NEWEST_MS && time > now - POST_DAYS * DAY_MS)
    return at === undefined ? [] : [{ by, text, topic: 'feast' as const, at: at + text.length * 1000 }]
  })
}

/** So many moments of the last weeks, the oldest first. */
function timesOf(count: number, now: number): number[] {
  const dice = makeDice(count)
  return Array.from({ length: count }, (_, place) => {
    const age = NEWEST_MS + (POST_DAYS * DAY_MS - 2 * DAY_MS) * ((place + 0.8 * dice.next()) / count) ** BEND
    const at = Math.floor((now - age) / 1000) * 1000
    return age < FRESH_MS ? at : byDay(at)
  }).toSorted((one, other) => one - other)
}

/** Moves what falls into the night to the evening before it. */
function byDay(at: number): number {
  const isNight = at - Date.parse(dhakaDayBounds(dhakaDay(at)).from) < NIGHT_HOURS * HOUR_MS
  return isNight ? at - NIGHT_HOURS * HOUR_MS : at
}

/** No two at the same moment. */
function apart(planned: PlannedPost[]): PlannedPost[] {
  let last = 0
  return planned.map((one) => {
    last = Math.max(one.at, last + 1000)
    return { ...one, at: last }
  })
}
