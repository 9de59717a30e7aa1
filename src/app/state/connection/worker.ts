import { create } from 'zustand'
import type { PageMessage } from '#device/messages.ts'
import { storedText } from '../stored.ts'
import { WORKER_ADDRESS, workerScript } from '../trusted-types.ts'
import { reachesService } from './connection-watch.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000
/** A worker that was told to take over and does not is not waited for longer. */
const TAKE_OVER_MS = 10_000
/** After a reload that the page did by itself, the next one of the same kind is left to the user for so long. */
const RELOAD_AGAIN_MS = 60_000
/** Milliseconds since the epoch of the last reload that the user did not ask for. */
const RELOADED_AT = storedText('hatkhola-reloaded-at', 'sessionStorage')

interface WorkerState {
  /** A new version is on the phone and waits to be taken. */
  updateReady: boolean
  /** The worker answers this page, so that what is seen is kept. */
  controlled: boolean
  /** Takes the new version: the page reloads. Only in answer to a tap. */
  applyUpdate: () => Promise<void>
}

/** What the page knows of its service worker. */
export const useWorkerState = create<WorkerState>()(() => ({ updateReady: false, controlled: false, applyUpdate }))

const dirty = new Set<string>()

/** Says that something would be lost or disturbed by a reload that the user did not ask for: a half-filled form, an open sheet, a sending. */
export const markDirty = (key: string): void => {
  dirty.add(key)
}
export const clearDirty = (key: string): void => {
  dirty.delete(key)
}

const { promise: registered, resolve: noteRegistered } = Promise.withResolvers<ServiceWorkerRegistration>()

/** Sends a message to the worker, also to one that is still being installed: the page may be left before it is ready. Without a worker nothing happens. */
export function tellWorker(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return
  const { controller } = navigator.serviceWorker
  if (controller) controller.postMessage(message)
  // Pending for ever where registration is refused (a private window): then there is no worker to tell.
  else void registered.then(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.postMessage(message))
}

/**
 * Registers the worker and follows its updates. What it is to keep it is told by `tellWorker`.
 * To be called when the page is idle, in production only. Gives the way to stop.
 */
export function startWorker(): () => void {
  const stop = new AbortController()
  if ('serviceWorker' in navigator) {
    useWorkerState.setState({ controlled: navigator.serviceWorker.controller !== null })
    navigator.serviceWorker.addEventListener('controllerchange', () => useWorkerState.setState({ controlled: true }), { signal: stop.signal })
    void follow(stop.signal)
  }
  return () => stop.abort()
}

async function follow(signal: AbortSignal): Promise<void> {
  if (await takeAtColdStart()) return
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(workerScript())
  const registration = await worker.register().catch(refusedRegistration)
  if (!registration || signal.aborted) return
  noteRegistered(registration)
  noteWaiting(registration)
  // Workbox stops listening after the first update that it did not start itself; a page may live through several.
  registration.addEventListener('updatefound', () => noteWhenInstalled(registration), { signal })
  if (registration.installing) noteWhenInstalled(registration)
  checkForUpdates(registration, signal)
}

/** Private windows and blocked site data refuse a worker (SecurityError), a first visit may lose the network (TypeError): the page lives without one. */
function refusedRegistration(cause: unknown): undefined {
  if (cause instanceof TypeError || cause instanceof DOMException) return undefined
  throw cause
}

function noteWhenInstalled(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') noteWaiting(registration)
  })
}

/** At the very first visit nothing waits: the worker takes over at once, and there is no update to speak of. */
function noteWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) useWorkerState.setState({ updateReady: true })
}

/** Looks for a new version hourly and whenever the page is looked at again. */
function checkForUpdates(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  const check = () => {
    // Refused without network, or when the server is being replaced: the next check comes.
    if (navigator.onLine && document.visibilityState === 'visible') registration.update().catch(refusedRegistration)
  }
  const timer = setInterval(check, CHECK_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', check, { signal })
}

/** A version that waits since an earlier visit is taken before the user begins. @returns whether the page is about to reload. */
async function takeAtColdStart(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_ADDRESS).catch(refusedRegistration)
  if (!registration?.waiting || dirty.size > 0 || hasScrolledOrTyped() || !mayReload()) return false
  await takeOver(registration.waiting)
  if (dirty.size > 0) return false
  reload()
  return true
}

const hasScrolledOrTyped = (): boolean => window.scrollY > 0 || document.activeElement instanceof HTMLInputElement

async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_ADDRESS)
  // Nothing waits if the new version took over meanwhile (another tab, or the very first update): it is there, a reload shows it.
  if (registration?.waiting) await takeOver(registration.waiting)
  location.reload()
}

/** Ready when the waiting worker has taken over, or will not. */
function takeOver(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TAKE_OVER_MS)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
      clearTimeout(timer)
      resolve()
    })
    waiting.postMessage({ type: 'activate-now' } satisfies PageMessage)
  })
}

/**
 * Mends a page that asks for a part of the app which a new version on the server has replaced: one reload, and only where the service answers,
 * since a part that merely did not come is no reason for one. To be called first of all. Gives the way to stop.
 */
export function startMending(): () => void {
  const stop = new AbortController()
  const mend = async () => {
    if (!navigator.onLine || !(await reachesService()) || stop.signal.aborted) return
    if (dirty.size > 0) useWorkerState.setState({ updateReady: true })
    else if (mayReload()) reload()
  }
  addEventListener('vite:preloadError', () => void mend(), { signal: stop.signal })
  return () => stop.abort()
}

/** A reload that did not help must not follow itself for ever, so there is none where the next page could not know of it. */
function mayReload(): boolean {
  const last = RELOADED_AT.read() ?? '0'
  return RELOADED_AT.write(last) && Math.abs(Date.now() - Number(last)) > RELOAD_AGAIN_MS
}

function reload(): void {
  RELOADED_AT.write(String(Date.now()))
  location.reload()
}
