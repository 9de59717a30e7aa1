import type { Page } from '@playwright/test'

/** The clock that a test holds: in the page and in its worker, waits pass when the test lets them. */
export interface HeldClock {
  /** Lets this many milliseconds pass in page and worker, in order of what is due. */
  pass: (ms: number) => Promise<void>
}

/** Milliseconds that pass in both at a time: what one of them waits for of the other comes in between. */
const STEP_MS = 250
/** In real time: what follows from a wait that is over is begun by then. */
const SETTLE_MS = 50

/**
 * Holds the clock of the documents that are opened from now on, and of the worker that answers them. Only waits of a tenth of a second and more
 * are held: how long a machine takes to work through a page is no wait, so a busy one finds nothing else than a quick one.
 */
export async function holdClock(page: Page): Promise<HeldClock> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker whose clock could be held.')
  await page.addInitScript(heldWaits)
  await worker.evaluate(heldWaits)
  const passIn = async (context: Pick<Page, 'evaluate'>, ms: number) => {
    const letPass = (one: number) => (globalThis as unknown as { letPass?: (ms: number) => Promise<boolean> }).letPass?.(one)
    // A page that goes elsewhere meanwhile has a clock that begins anew.
    const isFollowed = await context.evaluate(letPass, ms).catch(() => true)
    if (isFollowed) await page.waitForTimeout(SETTLE_MS)
  }
  return {
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= STEP_MS) {
        const step = Math.min(left, STEP_MS)
        await passIn(worker as unknown as Pick<Page, 'evaluate'>, step)
        await passIn(page, step)
      }
    },
  }
}

/** Runs in page and worker, before their own code asks for a wait. */
function heldWaits(): void {
  const LEAST_MS = 100
  const all = globalThis as unknown as { setTimeout: (...given: unknown[]) => unknown; setInterval: (...given: unknown[]) => unknown; letPass?: unknown }
  if (all.letPass) return
  const real = { setTimeout: globalThis.setTimeout.bind(globalThis), setInterval: globalThis.setInterval.bind(globalThis) }
  const drop = { clearTimeout: globalThis.clearTimeout.bind(globalThis), clearInterval: globalThis.clearInterval.bind(globalThis) }
  const held = new Map<number, { at: number; every?: number; work: () => void }>()
  let now = 0
  let last = 1_000_000_000
  const hold = (work: () => void, ms: number, every?: number) => {
    last += 1
    held.set(last, { at: now + ms, work, ...(every && { every }) })
    return last
  }
  const forget = (clear: (id: number) => void) => (id: number) => void (held.delete(id) || clear(id))
  const isHeld = (work: unknown, ms: unknown): boolean => typeof work === 'function' && Number(ms) >= LEAST_MS
  all.setTimeout = (work, ms, ...given) =>
    isHeld(work, ms) ? hold(() => (work as (...given: unknown[]) => void)(...given), Number(ms)) : real.setTimeout(work as () => void, ms as number, ...given)
  all.setInterval = (work, ms, ...given) =>
    isHeld(work, ms)
      ? hold(() => (work as (...given: unknown[]) => void)(...given), Number(ms), Number(ms))
      : real.setInterval(work as () => void, ms as number, ...given)
  Object.assign(globalThis, { clearTimeout: forget(drop.clearTimeout), clearInterval: forget(drop.clearInterval) })
  AbortSignal.timeout = (ms) => {
    const stop = new AbortController()
    hold(() => stop.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return stop.signal
  }
  all.letPass = async (ms: number) => {
    const until = now + ms
    let isFollowed = false
    while (true) {
      const [id, next] = [...held].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0] ?? []
      if (id === undefined || !next) break
      now = next.at
      if (next.every) held.set(id, { ...next, at: now + next.every })
      else held.delete(id)
      isFollowed = true
      next.work()
      // What follows at once from it may wait as well.
      await new Promise((resolve) => real.setTimeout(resolve))
    }
    now = until
    return isFollowed
  }
}
