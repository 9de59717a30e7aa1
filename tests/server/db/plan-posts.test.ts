import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { BUYER, MODERATOR, PAST_BUYERS, SEEKER, SELLERS } from '#server/db/seed/accounts.ts'
import { EMPLOYERS } from '#server/db/seed/employers.ts'
import { POST_COUNT, POST_DAYS, planPosts } from '#server/db/seed/posts/plan-posts.ts'
import { LONG_TALK } from '#server/db/seed/posts/talk.ts'
import { SHOPKEEPERS } from '#server/db/seed/products/shopkeepers.ts'
import { CLIENTS } from '#server/db/seed/services/clients.ts'
import { PROVIDERS } from '#server/db/seed/services/providers.ts'

const ACCOUNTS = [...SELLERS, ...EMPLOYERS, ...SHOPKEEPERS, ...PROVIDERS, BUYER, SEEKER, ...PAST_BUYERS, ...CLIENTS, MODERATOR]
const AGES = new Map(ACCOUNTS.map(({ username, member_days }) => [username, member_days]))
/** Noon in Dhaka all around a year, so close that every feast is among the last weeks of some of them. */
const STARTS = Array.from({ length: 28 }, (_, at) => Date.parse('2026-01-05T06:00:00Z') + at * 13 * DAY_MS)

const sinceAt = (now: number) => (username: string) => {
  const age = AGES.get(username)
  if (age === undefined) throw new Error(`${username}: no such account`)
  return now - age * DAY_MS
}

describe('posts of the demo market, on whatever day it is made', () => {
  it.each(STARTS.map((now) => [new Date(now).toISOString().slice(0, 10), now] as const))('on %s are all there, none older than its author', (_, now) => {
    const since = sinceAt(now)
    const planned = planPosts(now, since)
    expect(planned).toHaveLength(POST_COUNT)
    expect(planned.filter(({ at }) => at <= now - POST_DAYS * DAY_MS || at >= now)).toEqual([])
    expect(planned.filter(({ by, at }) => at < since(by) + DAY_MS)).toEqual([])
  })

  it.each(STARTS)('has everybody who talks below one there before it is published', (now) => {
    const since = sinceAt(now)
    const under = planPosts(now, since).find(({ text }) => text.startsWith(LONG_TALK.under))
    const speakers = LONG_TALK.comments.flatMap(({ by, replies = [] }) => [by, ...replies.map(([who]) => who)])
    expect(speakers.filter((by) => since(by) > (under?.at ?? 0))).toEqual([])
  })

  it('has the greetings of a young account only once it is there', () => {
    const greeted = (now: number) => planPosts(now, sinceAt(now)).some(({ by, text }) => by === 'anwar' && text.startsWith('Literacy Day'))
    expect(['2026-09-09', '2026-10-20'].map((day) => greeted(Date.parse(`${day}T06:00:00Z`)))).toEqual([true, false])
  })
})
