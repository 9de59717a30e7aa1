import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { cacheAllAnswers, cacheHotAnswers } from '#server/http/responses/hot-answers.ts'
import { storedAnswer } from '#server/http/responses/stored-answer.ts'
import { watchVersion } from '#server/http/responses/version-watch.ts'

/** Answers kept over a database whose version and presence the test decides, at a time the test moves. */
function kept() {
  const world = { ms: 0, version: '1', isAway: false, readings: 0, computed: 0, status: 200 }
  const read = async () => {
    world.readings++
    if (world.isAway) throw new Error('connect ECONNREFUSED')
    return world.version
  }
  const clock = () => world.ms
  const hot = cacheHotAnswers(watchVersion(read, clock), clock)
  const compute = async () => {
    world.computed++
    if (world.isAway) throw new Problem('busy')
    return storedAnswer(Buffer.from(`answer ${world.version}`), {}, { status: world.status, quality: 0 })
  }
  const get = async (key = 'k') => (await hot.find(key)) ?? (await hot.make(key, compute))
  const text = async (key?: string) => (await get(key)).answer.body.toString()
  return { world, hot, get, text, compute }
}

describe('what programs fetch in large files', () => {
  it('puts nothing out of the memory of what readers see', async () => {
    const { hot, feeds } = cacheAllAnswers(
      watchVersion(
        async () => '1',
        () => 0,
      ),
      () => 0,
    )
    const answerOf = (bytes: number) => async () => storedAnswer(Buffer.alloc(bytes, 'a'), {}, { status: 200, quality: 0 })
    await hot.make('/api/home/', answerOf(1000))
    for (let file = 1; file <= 10; file += 1) await feeds.make(`products ${file}`, answerOf(4_000_000))
    expect(hot.peek('/api/home/')).toBeDefined()
    expect(feeds.peek('products 10')).toBeDefined()
  })
})

describe('answers', () => {
  it('from memory while the version stays, without asking for it more than once a second', async () => {
    const { world, text, hot } = kept()
    await text()
    for (let at = 0; at < 100; at++) await text()
    expect(world).toMatchObject({ computed: 1, readings: 1 })
    expect(hot.peek('k')?.body.toString()).toBe('answer 1')
    world.ms = 1100
    expect(hot.peek('k')).toBeUndefined()
    await text()
    expect(world).toMatchObject({ computed: 1, readings: 2 })
  })

  it('anew within a second of a change', async () => {
    const { world, text } = kept()
    await text()
    world.version = '2'
    world.ms = 1001
    expect(await text()).toBe('answer 2')
  })

  it('anew at once after something was written here, also when a reading was under way', async () => {
    const { world, text, hot } = kept()
    await text()
    const before = hot.find('k')
    world.version = '2'
    hot.doubt()
    await before
    expect(hot.peek('k')).toBeUndefined()
    expect(await text()).toBe('answer 2')
    world.ms = 1100
    const underWay = hot.find('k')
    world.version = '3'
    hot.doubt()
    await underWay
    expect(await text()).toBe('answer 3')
  })

  it('anew after five seconds although nothing changed, keeping what was compressed', async () => {
    const { world, get } = kept()
    const first = await get()
    first.answer.encoded.br = Buffer.from('small')
    world.ms = 4900
    await get()
    expect(world.computed).toBe(1)
    world.ms = 5100
    const second = await get()
    expect(world.computed).toBe(2)
    expect(second.answer.encoded.br?.toString()).toBe('small')
  })

  it('something older to a caller who accepts it, and says that it is old, as long as nothing was written', async () => {
    const { world, text, hot } = kept()
    await text()
    world.ms = 4000
    expect(await hot.find('k', 60_000)).not.toHaveProperty('isOld')
    world.ms = 30_000
    expect(await hot.find('k')).toBeUndefined()
    expect(await hot.find('k', 60_000)).toMatchObject({ isOld: true })
    world.ms = 61_000
    expect(await hot.find('k', 60_000)).toBeUndefined()
  })

  it('nothing older once something was written', async () => {
    const { world, text, hot } = kept()
    await text()
    world.ms = 30_000
    world.version = '2'
    expect(await hot.find('k', 60_000)).toBeUndefined()
  })

  it('all callers who ask at once from one computation', async () => {
    const { world, text } = kept()
    const all = await Promise.all(Array.from({ length: 50 }, () => text()))
    expect(new Set(all)).toEqual(new Set(['answer 1']))
    expect(world.computed).toBe(1)
  })

  it('with its age while the database is away, for a minute', async () => {
    const { world, get } = kept()
    await get()
    world.isAway = true
    world.ms = 30_000
    expect(await get()).toMatchObject({ age: 30 })
    world.ms = 60_001
    await expect(get()).rejects.toMatchObject({ code: 'busy' })
  })

  it('fresh again as soon as the database is back', async () => {
    const { world, get } = kept()
    await get()
    world.isAway = true
    world.ms = 10_000
    await get()
    world.isAway = false
    world.version = '2'
    world.ms = 11_100
    await get()
    await new Promise((done) => setImmediate(done))
    expect((await get()).answer.body.toString()).toBe('answer 2')
  })
})

describe('refuses', () => {
  it('to keep what is not a 200', async () => {
    const { world, text } = kept()
    world.status = 404
    await text()
    await text()
    expect(world.computed).toBe(2)
  })

  it('to pass a failure on to the next who asks', async () => {
    const { world, get, text } = kept()
    world.isAway = true
    await expect(get()).rejects.toMatchObject({ code: 'busy' })
    world.isAway = false
    world.ms = 1100
    await text()
    await new Promise((done) => setImmediate(done))
    expect(await text()).toBe('answer 1')
  })
})

describe('guards', () => {
  it('against old data under a new version: what changes during a computation makes its result old', async () => {
    const { world, hot, text } = kept()
    await hot.make('k', async () => {
      const old = storedAnswer(Buffer.from('answer 1'), {}, { quality: 0 })
      world.version = '2'
      world.ms = 1100
      return old
    })
    expect(await text()).toBe('answer 2')
  })

  it('its size: many large answers remove the oldest', async () => {
    const { hot, world } = kept()
    for (let at = 0; at < 60; at++) {
      await hot.find(`${at}`)
      await hot.make(`${at}`, async () => storedAnswer(Buffer.alloc(512 * 1024, at), {}, { quality: 0 }))
    }
    expect(world.ms).toBe(0)
    expect(hot.peek('0')).toBeUndefined()
    expect(hot.peek('59')).toBeDefined()
  })
})
