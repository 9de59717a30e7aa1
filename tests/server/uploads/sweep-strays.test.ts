import { beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { type StrayTools, sweepStrays } from '#server/features/uploads/sweep-strays.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { useApp } from '#tests/support/server/app.ts'
import { applied } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted } from '#tests/support/server/nouns/posting.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { files, privateFiles } = app
let chain: Chain
let seller: SignedInPerson
let people = 0
/** How old every file is. */
let age_ms = 0

beforeEach(async () => {
  files.clear()
  privateFiles.clear()
  age_ms = 2 * DAY_MS
  chain = await makeChain(app.database.db)
  people += 1
  seller = await joinAsSeller(app, `sender${people}`)
})

const listed = (held: Map<string, Uint8Array>): StrayTools['stores'][number] => ({
  keys: async function* () {
    yield* [...held.keys()]
  },
  storedAt: async (key) => (held.has(key) ? Date.now() - age_ms : undefined),
  remove: async (key) => void held.delete(key),
})
const sweep = (stores = [listed(files), listed(privateFiles)]) => sweepStrays({ db: app.database.db, stores, now: Date.now })

const STRAY = `events/${'a1'.repeat(16)}.webp`
const PAPER = `papers/${'b2'.repeat(16)}`
const storeStrays = () => {
  for (const width of IMAGE_WIDTHS) files.set(imageAt(STRAY, width), new Uint8Array(1))
  privateFiles.set(PAPER, new Uint8Array(1))
}

describe('files to which no row leads', () => {
  it('are gone after a day, in every width, and not before', async () => {
    storeStrays()
    age_ms = DAY_MS - 60_000
    await sweep()
    expect([files.size, privateFiles.size]).toEqual([IMAGE_WIDTHS.length, 1])
    age_ms = DAY_MS + 60_000
    await sweep()
    expect([files.size, privateFiles.size]).toEqual([0, 0])
  })

  it('are gone too when the sweep before was killed in the middle', async () => {
    storeStrays()
    const killed = listed(files)
    let removed = 0
    const remove: typeof killed.remove = async (key) => {
      removed += 1
      if (removed === 3) throw new Error('killed')
      await killed.remove(key)
    }
    await expect(sweep([{ ...killed, remove }])).rejects.toThrow('killed')
    await sweep()
    expect([files.size, privateFiles.size]).toEqual([0, 0])
  })
})

describe('stays for as long as it is wanted', () => {
  it('what waits for a form that is still a draft', async () => {
    const { buffer } = await aPhoto()
    const init = { method: 'POST', headers: { ...as(seller), 'content-type': 'image/jpeg' }, body: new Uint8Array(buffer) }
    expect((await app.request('/api/selling/picture/', init)).status).toBe(200)
    await sweep()
    expect(files.size).toBe(IMAGE_WIDTHS.length)
  })

  it('what an event shows, also where the uploads table has no row of it, and in its text', async () => {
    const event = await posted(app, seller, eventTexts(chain))
    await app.database.pool.query('truncate uploads')
    await sweep()
    expect(files.has(event.thumbnail?.replace('/media/', '') ?? '')).toBe(true)
    await app.database.pool.query('update events set thumbnail = null, description = $1 where id = $2', [`<img src="${event.thumbnail}" alt="">`, event.id])
    await sweep()
    expect(files.size).toBe(IMAGE_WIDTHS.length)
    await app.database.pool.query(`update events set description = '' where id = $1`, [event.id])
    await sweep()
    expect(files.size).toBe(0)
  })

  it('a CV that an application has, also where the uploads table has no row of it', async () => {
    const job = await makeJob(app.database.db)
    await applied(app, seller, { job, cv: { bytes: aPdf() } })
    expect(privateFiles.size).toBe(1)
    await app.database.pool.query('truncate uploads')
    await sweep()
    expect(privateFiles.size).toBe(1)
  })

  it('what is not of people: drawings of the demo market', async () => {
    files.set('events/baul-night.webp', await aPoster())
    await sweep()
    expect(files.has('events/baul-night.webp')).toBe(true)
  })
})
