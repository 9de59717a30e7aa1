import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf } from '#contract/core/endpoint.ts'
import { listFollowing } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { reactToPost } from '#contract/posts/post-reactions.ts'
import { listPosts } from '#contract/posts/posts.ts'
import { RELATION_LIMITS } from '#contract/relations/relations.ts'
import { REACTIONS } from '#contract/threads/reactions.ts'
import type { Database } from '#server/db/connection/open.ts'
import { makePost } from '../support/server/nouns/posts.ts'
import { type CrowdMember, makeCrowd } from '../support/server/orders/order-crowd.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { faultOfShots } from './load.ts'
import { growPosts } from './many-posts.ts'
import { shootAtPace, slowness } from './paced-load.ts'
import { type ServedApp, withApp } from './serving.ts'

const [POSTS, QUICK_POSTS] = [1_000_000, 100_000]
const READING = { rate: 20, connections: 20 }
const [PUBLIC_MS, FOLLOWING_MS] = [100, 150]
const REACTIONS_A_SECOND = 200
const [SECONDS, QUICK_SECONDS] = [60, 10]
/** Each person reacts again and again, as often as the rate asks. */
const PEOPLE = 1000
/** Of the rate, or it was not that pace. */
const LEAST_SHARE = 0.95

interface Running {
  app: ServedApp
  database: Database
  secret: string
  rounds: number
  seconds: number
  size: number
}

/** Public pages and the feed of one who follows a thousand, of a million posts; and two hundred reactions a second to one post. */
export const benchPosts = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', (app) =>
    beside(app, async (database) => {
      const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
      const running = { app, database, secret, rounds: isQuick ? 1 : 3, seconds: isQuick ? QUICK_SECONDS : SECONDS, size: isQuick ? QUICK_POSTS : POSTS }
      const writers = await growPosts(database, running.size)
      const lines = [...(await reading(running, writers)), ...(await reacting(running, writers[0] ?? 0))]
      return { lines, raw: lines }
    }),
  )

/** Around another post each time, so that no answer can be kept for it. */
async function reading({ app, database, secret, rounds, size }: Running, writers: readonly number[]): Promise<Line[]> {
  const [reader] = await makeCrowd(database, 1, secret)
  await database.pool.query('insert into follows (follower, followed) select $1, a from unnest($2::int[]) a', [
    reader?.user_id,
    writers.slice(0, RELATION_LIMITS.followsMost),
  ])
  const { rows } = await database.pool.query<{ least: number; most: number }>('select min(id) as least, max(id) as most from posts')
  const anyPost = `{rand:${rows[0]?.least}-${rows[0]?.most}}`
  const headers = { authorization: `Bearer ${reader?.access}` }
  const of = `${size} posts, ${READING.rate}/s, p95`
  const [page, following] = [addressOf(listPosts, { query: { limit: POST_LIMITS.page } }), addressOf(listFollowing, { query: { limit: POST_LIMITS.page } })]
  const measure = async (what: string, most: number, aim: { path: string; headers?: Record<string, string> }): Promise<Line> => {
    const shots = []
    await shootAtPace({ base: app.service, ...aim, ...READING }, 1)
    for (let round = 0; round < rounds; round += 1) shots.push(await shootAtPace({ base: app.service, ...aim, ...READING }))
    const fault = faultOfShots(shots) ?? shots.map((shot) => slowness(shot, READING.rate)).find(Boolean)
    return lineOf({ what: `${what} of ${of}`, unit: 'ms', most, values: shots.map(({ p95 }) => p95), ...(fault && { fault }) })
  }
  return [
    await measure('a page around any', PUBLIC_MS, { path: `${page}&around=${anyPost}` }),
    await measure('the first page of one who follows 1,000', FOLLOWING_MS, { path: following, headers }),
    await measure('a page around any of one who follows 1,000', FOLLOWING_MS, { path: `${following}&around=${anyPost}`, headers }),
  ]
}

/** Sent at even distances, whether or not the service keeps up; counted exactly at the end. */
async function reacting({ app, database, secret, seconds }: Running, author: number): Promise<Line[]> {
  const post = await makePost(database.db, { author })
  const crowd = await makeCrowd(database, PEOPLE, secret)
  const [times, wrong] = [[] as number[], [] as string[]]
  const begun = performance.now()
  const sent: Promise<void>[] = []
  for (let number = 0; number < seconds * REACTIONS_A_SECOND; number += 1) {
    const due = begun + (number * 1000) / REACTIONS_A_SECOND
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const kind = number % 6 === 5 ? null : REACTIONS[number % 5]
    sent.push(
      react(app, crowd[number % PEOPLE], { post, kind: kind ?? null }).then((fault) => {
        if (fault) wrong.push(fault)
        else times.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(sent)
  const rate = times.length / ((performance.now() - begun) / 1000)
  const [fault] = [...(wrong.length > 0 ? [`${wrong.length} reactions failed (${wrong[0]})`] : []), ...(await countFaults(database, post))]
  const what = `reactions of ${PEOPLE} people to one post for ${seconds} s`
  return [
    lineOf({ what, unit: 'a second', least: REACTIONS_A_SECOND * LEAST_SHARE, values: [rate], ...(fault && { fault }) }),
    lineOf({ what: `${what}, p95`, unit: 'ms', values: [percentile(times, 0.95)] }),
  ]
}

/** @returns what went wrong; undefined when it is counted. */
async function react({ service }: ServedApp, one: CrowdMember | undefined, { post, kind }: { post: number; kind: string | null }): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${one?.access}` }
  const answer = await fetch(service + addressOf(reactToPost, { params: { post_id: post } }), { method: 'PUT', headers, body: JSON.stringify({ kind }) })
  const said = await answer.text()
  return answer.ok ? undefined : `${answer.status} ${said.slice(0, 200)}`
}

async function countFaults({ pool }: Database, post: number): Promise<string[]> {
  const { rows } = await pool.query<{ counted: number[]; there: number[] }>(
    `select t.reactions as counted,
       array(select (select count(*)::int from reactions where thread = t.id and kind = k.kind) from unnest($2::text[]) with ordinality k(kind, place) order by place) as there
     from threads t join posts p on p.thread = t.id where p.id = $1`,
    [post, REACTIONS],
  )
  const [counts] = rows
  return counts && counts.counted.join() === counts.there.join() ? [] : [`counted ${counts?.counted.join()}, there are ${counts?.there.join()}`]
}

function lineOf(line: Omit<Line, 'goal'>): Line {
  console.error(`${line.what}: ${line.values.map((value) => Math.round(value)).join(', ')} ${line.unit}`)
  return { goal: 'posts', ...line }
}
