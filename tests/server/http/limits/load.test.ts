import { afterEach, describe, expect, it } from 'vitest'
import { type Load, watchLoad } from '#server/http/limits/load.ts'

let load: Load | undefined
afterEach(() => load?.stop())

describe('answers', () => {
  it('what a process in time can do', async () => {
    load = watchLoad(() => 199)
    expect(await load.admit(async () => 'done')).toBe('done')
  })

  it('again after a failure', async () => {
    load = watchLoad(() => 0)
    for (let at = 0; at < 300; at++) await load.admit(() => Promise.reject(new Error('x'))).catch(() => undefined)
    expect(await load.admit(async () => 'done')).toBe('done')
  })
})

describe('refuses', () => {
  it('work while the event loop lags over 200 ms', async () => {
    load = watchLoad(() => 201)
    await expect(load.admit(async () => 'done')).rejects.toMatchObject({ code: 'busy' })
  })

  it('the two hundred and first that waits', async () => {
    load = watchLoad(() => 0)
    let release: () => void = () => undefined
    const held = new Promise<void>((done) => {
      release = done
    })
    const waiting = Array.from({ length: 200 }, () => load?.admit(() => held))
    await expect(load.admit(async () => 'done')).rejects.toMatchObject({ code: 'busy' })
    release()
    await Promise.all(waiting)
    expect(await load.admit(async () => 'done')).toBe('done')
  })
})

describe('writes', () => {
  it('are refused before reads are', async () => {
    load = watchLoad(() => 151)
    await expect(load.admitWrite(async () => 'done')).rejects.toMatchObject({ code: 'busy' })
    expect(await load.admit(async () => 'done')).toBe('done')
    load.stop()
    load = watchLoad(() => 149)
    expect(await load.admitWrite(async () => 'done')).toBe('done')
  })
})

describe('guards', () => {
  it('by a lag that it measures itself', async () => {
    load = watchLoad()
    let isRefused = false
    // Several windows: one in which the loop turned only once has nothing to compare.
    for (let tries = 0; tries < 12 && !isRefused; tries++) {
      const blocked = performance.now() + 400
      while (performance.now() < blocked);
      await new Promise((done) => setImmediate(done))
      isRefused = await load.admit(async () => false).catch(({ code }) => code === 'busy')
    }
    expect(isRefused).toBe(true)
  })
})
