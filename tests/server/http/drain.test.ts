import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drain } from '#server/http/drain.ts'

/** A server whose answers wait until they are let go. */
async function slowServer() {
  const waiting: (() => void)[] = []
  const server: Server = createServer((_, response) => void waiting.push(() => response.end('done')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const arrived = async (count: number) => {
    while (waiting.length < count) await new Promise((done) => setTimeout(done, 5))
  }
  return { server, origin, waiting, arrived, lifecycle: { isMigrated: true, isDraining: false } }
}

describe('answers', () => {
  it('what is under way, and then ends', async () => {
    const { server, origin, waiting, arrived, lifecycle } = await slowServer()
    const underWay = fetch(origin)
    await arrived(1)
    let isEnded = false
    const ended = drain({ server, lifecycle, drainSeconds: 0 }).then(() => {
      isEnded = true
    })
    expect(lifecycle.isDraining).toBe(true)
    await new Promise((done) => setTimeout(done, 200))
    expect(isEnded).toBe(false)
    waiting[0]?.()
    expect(await (await underWay).text()).toBe('done')
    const endedAt = performance.now()
    await ended
    // The connection is kept alive by its client; it must not hold up the end.
    expect(performance.now() - endedAt).toBeLessThan(1000)
  })

  it('new requests as well while a balancer may not know yet', async () => {
    const { server, origin, waiting, arrived, lifecycle } = await slowServer()
    const ended = drain({ server, lifecycle, drainSeconds: 1 })
    const late = fetch(origin)
    await arrived(1)
    waiting[0]?.()
    expect((await late).status).toBe(200)
    await ended
  })
})

describe('refuses', () => {
  it('new connections once the waiting time is over', async () => {
    const { server, origin, lifecycle } = await slowServer()
    await drain({ server, lifecycle, drainSeconds: 0 })
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })
})
