import { create } from 'zustand'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { storedJson } from '../stored.ts'

/** What Chromium gives for installing; usable once. @see https://wicg.github.io/manifest-incubations/ */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Left here by the boot script: on a slow phone the event comes before any module runs. */
    __bip?: Event | undefined
  }
}

interface Install {
  /** How this phone can install: by the browser's own question, by hand on iOS, or not (installed already, or not supported). */
  way: 'prompt' | 'ios' | 'none'
  /** Whether to offer it now, unasked. */
  offered: boolean
}

/** What is kept of the past between visits. */
interface Past {
  /** `YYYY-MM-DD` in Dhaka: the first day on which this phone was here. */
  firstDay?: string
  /** Something was saved: the app was worth something. */
  valued?: boolean
  /** Milliseconds since the epoch of the last unasked offer, answered or not. */
  offeredAt?: number
}

const STORED = storedJson('hatkhola-install')
const OFFER_AGAIN_MS = 30 * DAY_MS

export const useInstall = create<Install>()(() => ({ way: 'none', offered: false }))

let event: InstallEvent | undefined

/** Where there is none, or no storage, this is a first visit, on which nothing is offered. */
function readPast(): Past {
  const past = STORED.read()
  return typeof past === 'object' && past !== null ? past : {}
}

/** @returns false when the phone would not keep it. */
const keep = (change: Past): boolean => STORED.write({ ...readPast(), ...change })

const isStandalone = () => matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
/** Safari on a phone or tablet; other browsers there cannot install. An iPad says it is a Mac, but has fingers. */
const isIosSafari = () =>
  (/iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent)

/** Offers if there is a way, the app has proved its worth and the last offer is a month old. What cannot be noted down is not offered. */
function consider(): void {
  const { way, offered } = useInstall.getState()
  const { firstDay, valued, offeredAt } = readPast()
  if (way === 'none' || offered) return
  const isWorthIt = valued === true || (firstDay !== undefined && firstDay < dhakaDay(Date.now()))
  // By hand it is explained once only.
  const isTooSoon = offeredAt !== undefined && (way === 'ios' || Date.now() - offeredAt < OFFER_AGAIN_MS)
  if (isWorthIt && !isTooSoon && keep({ offeredAt: Date.now() })) useInstall.setState({ offered: true })
}

/** Tells that the user got something out of the app, such as an event saved for offline. */
export function noteValue(): void {
  keep({ valued: true })
  consider()
}

/** Hides the offer; it comes back after a month at the earliest. */
export function dismissInstall(): void {
  useInstall.setState({ offered: false })
}

/** Asks the browser to install. Only in answer to a tap. Afterwards the browser gives a new way when it wants to. */
export async function install(): Promise<void> {
  const asked = event
  if (!asked) return
  event = undefined
  window.__bip = undefined
  useInstall.setState({ way: 'none', offered: false })
  await asked.prompt()
  await asked.userChoice
}

/** Finds out how this phone can install, counts the visit and follows what the browser says. Gives the way to stop. */
export function startInstall(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const take = (given: Event) => {
    given.preventDefault()
    event = given as InstallEvent
    useInstall.setState({ way: 'prompt' })
    consider()
  }
  if (isStandalone()) return () => stop.abort()
  addEventListener('beforeinstallprompt', take, { signal })
  addEventListener(
    'appinstalled',
    () => {
      event = undefined
      useInstall.setState({ way: 'none', offered: false })
    },
    { signal },
  )
  if (readPast().firstDay === undefined) keep({ firstDay: dhakaDay(Date.now()) })
  if (window.__bip) take(window.__bip)
  else if (isIosSafari()) useInstall.setState({ way: 'ios' })
  consider()
  return () => stop.abort()
}
