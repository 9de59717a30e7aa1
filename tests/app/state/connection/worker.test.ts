import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class FakeScript extends EventTarget {
  state = 'installed'
  readonly told: unknown[] = []
  postMessage(message: unknown) {
    this.told.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeScript | null = null
  installing: FakeScript | null = null
  active: FakeScript | null = new FakeScript()
  updates = 0
  async update() {
    this.updates += 1
  }
}
class FakeContainer extends EventTarget {
  controller: FakeScript | null = new FakeScript()
  registration: FakeRegistration | undefined = new FakeRegistration()
  registered: string[] = []
  ready = Promise.resolve(this.registration)
  async getRegistration() {
    return this.registration
  }
  async register(script: string) {
    this.registered.push(String(script))
    return this.registration
  }
}

let container: FakeContainer
let reloads: number
let stop: (() => void) | undefined
const load = () => import('#app/state/connection/worker.ts')
const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  container = new FakeContainer()
  reloads = 0
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads += 1
  })
})
afterEach(() => {
  stop?.()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Resolves when the page follows its registration, or has told a version that waited to take over. */
async function start() {
  const worker = await load()
  const listens = vi.spyOn(document, 'addEventListener')
  stop = worker.startWorker()
  await vi.waitFor(() => expect(listens.mock.calls.some(([type]) => type === 'visibilitychange') || container.registration!.waiting?.told.length).toBeTruthy())
  return worker
}

/** A new version has been fetched and waits. */
function bringUpdate(): FakeScript {
  const script = new FakeScript()
  container.registration!.installing = script
  container.registration!.dispatchEvent(new Event('updatefound'))
  container.registration!.waiting = script
  script.become('installed')
  return script
}

describe('an update', () => {
  it('is offered when it waits, and not at the first visit', async () => {
    const { useWorkerState } = await start()
    expect(useWorkerState.getState().updateReady).toBe(false)
    container.controller = null
    bringUpdate()
    expect(useWorkerState.getState().updateReady).toBe(false)
    container.controller = new FakeScript()
    bringUpdate()
    expect(useWorkerState.getState().updateReady).toBe(true)
  })

  it('is taken when the user says so, and the page reloads once it is in place', async () => {
    const { useWorkerState } = await start()
    const script = bringUpdate()
    const applied = useWorkerState.getState().applyUpdate()
    await settle()
    expect([script.told, reloads]).toEqual([[{ type: 'activate-now' }], 0])
    script.become('activated')
    await applied
    expect(reloads).toBe(1)
  })

  it('that has already taken over is shown by a reload', async () => {
    const { useWorkerState } = await start()
    await useWorkerState.getState().applyUpdate()
    expect(reloads).toBe(1)
  })

  it('that waits since an earlier visit is taken at the start', async () => {
    container.registration!.waiting = new FakeScript()
    await start()
    container.registration!.waiting.become('activated')
    await settle()
    expect(reloads).toBe(1)
  })

  it('is only offered at the start when something would be lost', async () => {
    container.registration!.waiting = new FakeScript()
    ;(await load()).markDirty('form')
    const { useWorkerState, clearDirty } = await start()
    expect([reloads, container.registration!.waiting.told, useWorkerState.getState().updateReady]).toEqual([0, [], true])
    clearDirty('form')
  })

  it('is looked for when the page is looked at again', async () => {
    await start()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(container.registration!.updates).toBe(1)
  })
})

describe('a part of the app that is gone from the server', () => {
  const lose = async () => {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    await settle()
  }
  const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
  beforeEach(() => void answers(async () => Response.json({ ok: true })))

  it('is mended by one reload, not by many', async () => {
    stop = (await load()).startMending()
    await lose()
    await vi.waitFor(() => expect(reloads).toBe(1))
    await lose()
    expect(reloads).toBe(1)
  })

  it.each([
    ['does not answer', () => new Promise<never>(() => undefined)],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not what answers', async () => new Response('<h1>Log in to this WiFi</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('is not mended while the service %s: nothing says that it is gone', async (_, answer) => {
    answers(answer)
    stop = (await load()).startMending()
    await lose()
    expect(reloads).toBe(0)
  })

  it('is not mended without network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    stop = (await load()).startMending()
    await lose()
    expect(reloads).toBe(0)
  })

  it('is offered as an update when something would be lost', async () => {
    const { startMending, markDirty, useWorkerState } = await load()
    markDirty('form')
    stop = startMending()
    await lose()
    await vi.waitFor(() => expect([reloads, useWorkerState.getState().updateReady]).toEqual([0, true]))
  })
})

describe('a message', () => {
  it('reaches the worker that answers the page, or the one that is registered later', async () => {
    const { tellWorker, startWorker } = await load()
    tellWorker({ type: 'precache' })
    expect(container.controller!.told).toEqual([{ type: 'precache' }])
    container.controller = null
    tellWorker({ type: 'precache' })
    stop = startWorker()
    await vi.waitFor(() => expect(container.registration!.active!.told).toEqual([{ type: 'precache' }]))
  })

  it('reaches a worker that is still being installed: the page may be gone before it is ready', async () => {
    const { tellWorker } = await start()
    const script = new FakeScript()
    container.controller = null
    Object.assign(container.registration!, { active: null, installing: script })
    tellWorker({ type: 'precache' })
    await settle()
    expect(script.told).toEqual([{ type: 'precache' }])
  })

  it('is dropped without an error where there are no workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    const { tellWorker, startWorker } = await load()
    expect(() => tellWorker({ type: 'precache' })).not.toThrow()
    expect(() => startWorker()()).not.toThrow()
  })
})

describe('the policy of trusted types', () => {
  it('is made while the page starts, once, and lets through no script address but the worker’s', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { workerScript } = await import('#app/state/trusted-types.ts')
    expect(createPolicy).toHaveBeenCalledOnce()
    expect([workerScript(), workerScript()]).toEqual(['/sw.js', '/sw.js'])
    expect(createPolicy).toHaveBeenCalledOnce()
    expect(createPolicy.mock.calls[0]![0]).toBe('app')
    expect(() => createPolicy.mock.calls[0]![1].createScriptURL('/other.js')).toThrow()
  })
})
