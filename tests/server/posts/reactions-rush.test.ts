import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REACTIONS, type Reaction } from '#contract/threads/reactions.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import type { HeldRequest } from '#tests/support/server/barrier.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makePost, openPage } from '#tests/support/server/nouns/posts.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { deadlocksOf, rush } from '#tests/support/server/orders/rush.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const database = useDatabase()
let folder = ''
const ports: number[] = []
const servers: AppProcess[] = []

// Two processes, so that the database decides between them.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-reactions-rush-'))
  for (const name of ['one', 'two']) ports.push(await begin(name))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await rm(folder, { recursive: true, force: true })
})

async function begin(name: string): Promise<number> {
  const free = await freePort()
  const settings = { DATABASE_URL: database.url, HATKHOLA_DATA: join(folder, name), HATKHOLA_OUT: join(folder, 'nothing-built') }
  servers.push(await startApp(free, { ...settings, SEED: 'none', APP_SECRET: TEST_SECRET }))
  return free
}

/** Drawn anew each time; a run that found something is repeated by `SEED_OF_RUSH=7`. */
const seed = Number(process.env.SEED_OF_RUSH ?? 1 + (Date.now() % 1_000_000))
const random = randomOf(seed)
const someKind = (): Reaction => REACTIONS[random(REACTIONS.length)] ?? 'like'

const wish = (post: number, { access }: CrowdMember, kind: Reaction | null): HeldRequest => ({
  path: `/api/posts/${post}/reaction/`,
  method: 'PUT',
  body: { kind },
  headers: { authorization: `Bearer ${access}` },
})
/** Half of them by either process. */
async function sendAll(requests: readonly HeldRequest[]): Promise<number[]> {
  const halves = ports.map((port, part) =>
    rush(
      port,
      requests.filter((_, at) => at % ports.length === part),
    ),
  )
  return (await Promise.all(halves)).flat().map(({ status }) => status)
}
/** What is counted, and what there is. */
async function countsOf(post: number) {
  const { rows } = await database.pool.query<{ counted: number[]; there: number[]; rows: number }>(
    `select t.reactions as counted, (select count(*)::int from reactions where thread = t.id) as rows,
       array(select (select count(*)::int from reactions where thread = t.id and kind = k.kind) from unnest($2::text[]) with ordinality k(kind, place) order by place) as there
     from threads t join posts p on p.thread = t.id where p.id = $1`,
    [post, REACTIONS],
  )
  return rows[0]!
}
async function makePublicPost(): Promise<number> {
  const [author] = await makeCrowd(database, 1, TEST_SECRET)
  await openPage(database.db, { id: author!.user_id, username: `author ${author!.user_id}` })
  return makePost(database.db, { author: author!.user_id })
}

describe(`of a crowd at once, seed ${seed}`, () => {
  it('a thousand people react to one post, change it and take it back: the counts are exact each time', { timeout: 240_000 }, async () => {
    const post = await makePublicPost()
    const crowd = await makeCrowd(database, 1000, TEST_SECRET)
    const ok = crowd.map(() => 200)
    expect(await sendAll(crowd.map((one) => wish(post, one, someKind())))).toEqual(ok)
    const first = await countsOf(post)
    expect([first.counted, first.counted.reduce((sum, n) => sum + n)]).toEqual([first.there, 1000])
    expect(await sendAll(crowd.map((one, at) => wish(post, one, at % 3 === 0 ? null : someKind())))).toEqual(ok)
    const second = await countsOf(post)
    expect([second.counted, second.counted.reduce((sum, n) => sum + n)]).toEqual([second.there, 666])
    expect(await sendAll(crowd.map((one) => wish(post, one, null)))).toEqual(ok)
    expect(await countsOf(post)).toEqual({ counted: [0, 0, 0, 0, 0], there: [0, 0, 0, 0, 0], rows: 1000 })
  })

  it('ten phones of one account leave one row, which is counted', { timeout: 60_000 }, async () => {
    const post = await makePublicPost()
    const [one] = await makeCrowd(database, 1, TEST_SECRET)
    await sendAll(Array.from({ length: 10 }, () => wish(post, one!, someKind())))
    const { counted, there, rows } = await countsOf(post)
    expect([counted, counted.reduce((sum, n) => sum + n), rows]).toEqual([there, 1, 1])
  })

  it('has had no deadlock', { timeout: 30_000 }, async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    expect(await deadlocksOf(database)).toBe(0)
  })
})
