import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissInstall, install, noteValue, startInstall, useInstall } from '#app/state/connection/install.ts'

const DAY_MS = 86_400_000
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let stop: () => void = () => undefined
let standalone = false

function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  })
  dispatchEvent(event)
  return event
}

/** Closes the page and opens it some days later. */
function comeBack(days: number): void {
  stop()
  vi.setSystemTime(Date.now() + days * DAY_MS)
  useInstall.setState(useInstall.getInitialState())
  window.__bip = undefined
  stop = startInstall()
}

const isOffered = () => useInstall.getState().offered

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-21T06:00:00Z')
  standalone = false
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query.includes('standalone') }))
  localStorage.clear()
  useInstall.setState(useInstall.getInitialState())
  stop = startInstall()
})

afterEach(() => {
  stop()
  window.__bip = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the install offer', () => {
  it('is not made on arrival, though the menu can install', () => {
    const event = browserOffers()
    expect(event.defaultPrevented).toBe(true)
    expect(useInstall.getState()).toEqual({ way: 'prompt', offered: false })
  })

  it('is made after something was saved', () => {
    browserOffers()
    noteValue()
    expect(isOffered()).toBe(true)
  })

  it('is made on the second day, not on a second visit of the first', () => {
    comeBack(0.1)
    browserOffers()
    expect(isOffered()).toBe(false)
    comeBack(1)
    browserOffers()
    expect(isOffered()).toBe(true)
  })

  it('takes the browser’s event that came before any module ran', () => {
    stop()
    window.__bip = new Event('beforeinstallprompt')
    stop = startInstall()
    expect(useInstall.getState().way).toBe('prompt')
  })

  it('is never made where the browser cannot install', () => {
    noteValue()
    comeBack(2)
    expect(useInstall.getState()).toEqual({ way: 'none', offered: false })
  })

  it('is not made twice within a month, dismissed or merely seen', () => {
    browserOffers()
    noteValue()
    dismissInstall()
    expect(isOffered()).toBe(false)
    noteValue()
    expect(isOffered()).toBe(false)
    comeBack(29)
    browserOffers()
    expect(isOffered()).toBe(false)
    expect(useInstall.getState().way).toBe('prompt')
    comeBack(1)
    browserOffers()
    expect(isOffered()).toBe(true)
    comeBack(1)
    browserOffers()
    expect(isOffered()).toBe(false)
  })

  it('is not made when the phone cannot note it down', () => {
    browserOffers()
    vi.stubGlobal('localStorage', {
      getItem: () => '{"valued":true}',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    noteValue()
    expect(isOffered()).toBe(false)
  })

  it('is never made in the installed app', () => {
    standalone = true
    comeBack(2)
    browserOffers()
    noteValue()
    expect(useInstall.getState()).toEqual({ way: 'none', offered: false })
  })

  it('goes when the app was installed otherwise', () => {
    browserOffers()
    noteValue()
    dispatchEvent(new Event('appinstalled'))
    expect(useInstall.getState()).toEqual({ way: 'none', offered: false })
  })

  it('explains the steps on iOS, once', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
    comeBack(1)
    expect(useInstall.getState()).toEqual({ way: 'ios', offered: true })
    comeBack(60)
    expect(useInstall.getState()).toEqual({ way: 'ios', offered: false })
  })
})

describe('installing', () => {
  it('asks the browser once with its own event', async () => {
    const event = browserOffers('dismissed')
    noteValue()
    await install()
    await install()
    expect(event.prompt).toHaveBeenCalledTimes(1)
    expect(useInstall.getState()).toEqual({ way: 'none', offered: false })
  })
})
