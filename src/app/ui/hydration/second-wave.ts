import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** So long after the first paint came to life the rest may have the link, if nobody has touched the page before. */
const QUIET_MS = 3_000
/** @see https://html.spec.whatwg.org/multipage/interaction.html#transient-activation */
const WISH_MS = 5_000
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

const { promise: begun, resolve: begin } = Promise.withResolvers<void>()

/** Lets everything that was put off come at once: where no server wrote the page there is nothing to wait for. */
export function beginSecondWave(): void {
  begin()
}

/** Lets it come at the first touch, or when the page has been quiet for a while. */
export function awaitSecondWave(): void {
  const stop = new AbortController()
  const start = (event?: Event) => {
    // A tap on a link has the link of the phone for itself: what it asks for is more urgent than all of this. It also gives the link the focus.
    if (event && event.type !== 'keydown' && event.target instanceof Element && event.target.closest('a')) return
    stop.abort()
    begin()
  }
  // On the way down: React lets no event up again from a part that is not alive.
  for (const touch of TOUCHES) addEventListener(touch, start, { signal: stop.signal, passive: true, capture: true })
  addEventListener('click', keepPress, { capture: true })
  setTimeout(() => start(), QUIET_MS)
}

/** A button that is pressed before it is alive is pressed again when it is, as long as the browser takes that for the reader's wish. */
function keepPress({ target, timeStamp }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  if (!button || isAlive(button)) return
  const look = () => {
    if (isAlive(button)) button.click()
    else if (performance.now() - timeStamp < WISH_MS) setTimeout(look, 50)
  }
  // What comes to life by this very press has taken it.
  setTimeout(() => isAlive(button) || look())
}

/** Whether React has taken the element over: it keeps what belongs to one on the element itself. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

/** Resolves when the second wave begins. */
export const secondWave = (): Promise<void> => begun

/**
 * A part of the page that works as plain HTML until its code comes with the second wave: the server writes it whole, and inside a
 * Suspense boundary the phone leaves what is written alone until then.
 */
export const inSecondWave = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    if (!import.meta.env.SSR) await begun
    return { default: await atLast(load) }
  })

/** A chunk that did not come is asked for again when there is a network; what the server wrote stands until then. */
export async function atLast<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return atLast(load)
  }
}
