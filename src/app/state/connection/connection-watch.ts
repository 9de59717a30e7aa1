import { HEADERS } from '#contract/core/headers.ts'
import { DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { useConnection } from './connection.ts'

/** After so many failures, over as long as a user waits for a decision, the network is taken to be gone. One success is enough to take it as back. */
const OFFLINE_AFTER_FAILURES = 3

const FIRST_PROBE_MS = 5_000
const LAST_PROBE_MS = 60_000
const PROBE_TIMEOUT_MS = 4_000
const PING_ADDRESS = '/api/ping/'
const JITTER = 0.2

const FRESH = { failures: 0, firstFailureAt: 0, slowUnderway: 0, probeDelayMs: FIRST_PROBE_MS, probing: false }
let seen = { ...FRESH }
let timer: ReturnType<typeof setTimeout> | undefined
let pingAddress: string | undefined

function become(state: ReturnType<typeof useConnection.getState>['state']): void {
  const isUnanswered = state === 'offline' && navigator.onLine !== false
  const before = useConnection.getState()
  if (before.state !== state) useConnection.setState({ state, isUnanswered, since: Date.now() })
  else if ((before.isUnanswered ?? false) !== isUnanswered) useConnection.setState({ isUnanswered })
  if (state === 'online') stopProbing()
  else probeLater()
}

/** A request was answered. */
export function requestSucceeded(): void {
  // Where the browser finds no network, the answer may be to a request from before it was cut: only one that is asked now tells.
  if (useConnection.getState().state === 'offline' && navigator.onLine === false) probeNow()
  else serviceAnswered()
}

/** The service is there. The slow answer that was reported before is no proof that the next one will be quick. */
function serviceAnswered(): void {
  seen.failures = 0
  if (seen.slowUnderway > 0) {
    seen.slowUnderway -= 1
    become('slow')
  } else {
    become('online')
  }
}

/** A request has waited for three seconds and still does. */
export function requestSlow(): void {
  seen.slowUnderway += 1
  if (useConnection.getState().state === 'online') become('slow')
}

/** No answer came, or not from our service. Starts asking by itself until one comes. */
export function requestFailed(): void {
  const now = Date.now()
  if (seen.failures === 0) seen.firstFailureAt = now
  seen.failures += 1
  seen.slowUnderway = Math.max(0, seen.slowUnderway - 1)
  if (seen.failures >= OFFLINE_AFTER_FAILURES && now - seen.firstFailureAt >= DECISION_MS) become('offline')
  else probeLater()
}

function dropProbe(): void {
  clearTimeout(timer)
  timer = undefined
}

function stopProbing(): void {
  dropProbe()
  seen.probeDelayMs = FIRST_PROBE_MS
}

/** Asks again after the present delay and doubles it. A hidden page does not ask: it does when it is looked at. */
function probeLater(): void {
  if (pingAddress === undefined || timer !== undefined || seen.probing || document.visibilityState === 'hidden') return
  const delayMs = seen.probeDelayMs * (1 + JITTER * Math.random())
  seen.probeDelayMs = Math.min(seen.probeDelayMs * 2, LAST_PROBE_MS)
  timer = setTimeout(() => {
    timer = undefined
    void probe()
  }, delayMs)
}

/** Asks the service once whether it is there; the answer goes where every request's does. */
async function probe(): Promise<void> {
  if (pingAddress === undefined || seen.probing) return
  seen.probing = true
  const startedAt = Date.now()
  const answered = await reachesService(pingAddress)
  seen.probing = false
  // Stopped meanwhile.
  if (pingAddress === undefined) return
  if (!answered) return requestFailed()
  // One that took longer shows that the network is there, not that it is quick.
  seen.slowUnderway = Date.now() - startedAt < SLOW_MS ? 0 : 1
  serviceAnswered()
}

/** Asks once whether our service answers, and not another server in its place. */
export async function reachesService(address = PING_ADDRESS): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    // A captive portal answers 200 as well, but not in JSON; the worker does too, and says that it was the one who did.
    return response.ok && (response.headers.get('content-type') ?? '').includes('json') && !response.headers.get(HEADERS.from)
  } catch {
    // No answer is an answer here.
    return false
  }
}

function probeNow(): void {
  stopProbing()
  void probe()
}

const isTroubled = () => useConnection.getState().state !== 'online' || seen.failures > 0

/**
 * Starts to listen to the browser and to ask by itself while something is wrong. Gives the way to stop.
 * @param address of the ping of the service; another one only if the service lives elsewhere.
 */
export function startConnection(address = PING_ADDRESS): () => void {
  seen = { ...FRESH }
  pingAddress = address
  const stop = new AbortController()
  const { signal } = stop
  const onVisible = () => {
    if (document.visibilityState === 'hidden') dropProbe()
    else if (isTroubled()) probeNow()
  }
  addEventListener('offline', () => become('offline'), { signal })
  addEventListener('online', probeNow, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  if (navigator.onLine === false) {
    become('offline')
    // A browser that finds no network may still reach a service on the same machine.
    probeNow()
  }
  return () => {
    stop.abort()
    pingAddress = undefined
    stopProbing()
  }
}
