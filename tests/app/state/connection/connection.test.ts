import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConnection } from '#app/state/connection/connection.ts'
import { requestFailed, requestSlow, requestSucceeded, startConnection } from '#app/state/connection/connection-watch.ts'
import { ping } from '#contract/health.ts'

const state = () => useConnection.getState().state
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const json = () => new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })

let stop: () => void
let ask: ReturnType<typeof vi.fn<typeof fetch>>
let onLine = true
let visibility: DocumentVisibilityState = 'visible'

function show(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onLine = true
  visibility = 'visible'
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  ask = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', ask)
  useConnection.setState(useConnection.getInitialState())
  stop = startConnection()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what counts as offline', () => {
  it('is not one failed request', () => {
    requestFailed()
    expect(state()).toBe('online')
  })

  it('is not a burst of failures within ten seconds', async () => {
    for (let at = 0; at < 5; at += 1) requestFailed()
    await pass(4_900)
    expect(state()).toBe('online')
  })

  it('is three failures over ten seconds, with the moment it began', async () => {
    ask.mockImplementation(() => new Promise(() => undefined))
    requestFailed()
    await pass(4_000)
    requestFailed()
    await pass(6_000)
    requestFailed()
    expect(useConnection.getState()).toMatchObject({ state: 'offline', since: Date.now() })
  })

  it('is reached by its own probes when nothing else asks', async () => {
    requestFailed()
    await pass(5_000 + 10_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(state()).toBe('offline')
  })

  it('begins anew after a success in between', async () => {
    requestFailed()
    requestFailed()
    requestSucceeded()
    await pass(20_000)
    requestFailed()
    expect(state()).toBe('online')
  })

  it('is what the browser says at once when there is no radio', () => {
    dispatchEvent(new Event('offline'))
    expect(state()).toBe('offline')
  })

  it('is known from the start', () => {
    stop()
    onLine = false
    stop = startConnection()
    expect(state()).toBe('offline')
  })
})

describe('the way back', () => {
  it('takes one success', () => {
    dispatchEvent(new Event('offline'))
    requestSucceeded()
    expect(state()).toBe('online')
  })

  it('is not taken from an answer to a request from before the network was cut, but asked for', async () => {
    onLine = false
    dispatchEvent(new Event('offline'))
    requestSucceeded()
    expect(state()).toBe('offline')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is found where a service answers though the browser finds no network', async () => {
    onLine = false
    dispatchEvent(new Event('offline'))
    ask.mockResolvedValue(json())
    requestSucceeded()
    await pass(0)
    expect(state()).toBe('online')
  })

  it('does not believe the browser that says online, but asks the service at once', async () => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    expect(state()).toBe('offline')
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockResolvedValue(json())
    await pass(5_000)
    expect(state()).toBe('online')
  })

  it('asks the contract’s ping, past every cache', async () => {
    dispatchEvent(new Event('offline'))
    await pass(5_000)
    expect(ask).toHaveBeenCalledWith(ping.path, expect.objectContaining({ cache: 'no-store' }))
  })

  it('asks after 5, 10, 20, 40, 60 and 60 seconds', async () => {
    dispatchEvent(new Event('offline'))
    const gaps: number[] = []
    let last = Date.now()
    ask.mockImplementation(async () => {
      gaps.push((Date.now() - last) / 1000)
      last = Date.now()
      throw new TypeError('no network')
    })
    await pass(200_000)
    expect(gaps).toEqual([5, 10, 20, 40, 60, 60])
  })

  it('spreads the probes of many phones by up to a fifth', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999)
    dispatchEvent(new Event('offline'))
    await pass(5_900)
    expect(ask).not.toHaveBeenCalled()
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('gives a probe four seconds', async () => {
    ask.mockImplementation(() => new Promise(() => undefined))
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    dispatchEvent(new Event('online'))
    expect(timeout).toHaveBeenCalledWith(4_000)
  })

  it('is not taken from a captive portal', async () => {
    ask.mockResolvedValue(new Response('<p>Buy data</p>', { headers: { 'content-type': 'text/html' } }))
    dispatchEvent(new Event('offline'))
    await pass(5_000)
    expect(state()).toBe('offline')
  })

  it('is not asked for by a hidden page, but at once when it is looked at', async () => {
    dispatchEvent(new Event('offline'))
    show('hidden')
    await pass(120_000)
    expect(ask).not.toHaveBeenCalled()
    ask.mockResolvedValue(json())
    show('visible')
    await pass(0)
    expect(state()).toBe('online')
  })

  it('is left alone while all is well', async () => {
    show('hidden')
    show('visible')
    await pass(120_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('ends with stopping', async () => {
    dispatchEvent(new Event('offline'))
    stop()
    dispatchEvent(new Event('online'))
    await pass(120_000)
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('slow', () => {
  it('begins while a request waits and outlives its late answer', () => {
    requestSlow()
    expect(state()).toBe('slow')
    requestSucceeded()
    expect(state()).toBe('slow')
  })

  it('ends with a quick answer', () => {
    requestSlow()
    requestSucceeded()
    requestSucceeded()
    expect(state()).toBe('online')
  })

  it('ends with a quick probe when nothing else asks', async () => {
    ask.mockResolvedValue(json())
    requestSlow()
    await pass(5_000)
    expect(state()).toBe('online')
  })

  it('stays when the probe itself is slow', async () => {
    ask.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(json()), 3_500)))
    requestSlow()
    await pass(5_000 + 3_500)
    expect(state()).toBe('slow')
  })

  it('does not hide that there is no network', () => {
    dispatchEvent(new Event('offline'))
    requestSlow()
    expect(state()).toBe('offline')
  })
})
