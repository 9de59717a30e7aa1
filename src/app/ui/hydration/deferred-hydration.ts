import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect } from 'react'

/** So long after the first paint came to life the rest may have the link, if the user has not touched the page before. */
const QUIET_MS = 3_000
/** @see https://html.spec.whatwg.org/multipage/interaction.html#transient-activation */
const WISH_MS = 5_000
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

const { promise: begun, resolve: begin } = Promise.withResolvers<void>()

/** Lets everything that was put off come at once: where no server wrote the page there is nothing to wait for. */
export function startDeferredHydration(): void {
  begin()
}

/**
 * Lets it come at the first touch, or when the page has been quiet for a while.
 * @param isUrgent at once: until it has come, what is pressed is kept all the same
 */
export function scheduleDeferredHydration(isUrgent = false): void {
  addEventListener('click', keepPress, { capture: true })
  if (isUrgent) begin()
  const stop = new AbortController()
  const start = (event?: Event) => {
    // A tap on a link has the link of the phone for itself: what it asks for is more urgent than all of this. It also gives the link the focus.
    if (event && event.type !== 'keydown' && event.target instanceof Element && event.target.closest('a')) return
    stop.abort()
    begin()
  }
  // On the way down: React lets no event up again from a part that is not alive.
  for (const touch of TOUCHES) addEventListener(touch, start, { signal: stop.signal, passive: true, capture: true })
  setTimeout(() => start(), QUIET_MS)
}

/** The button that was pressed last, until React has given the press to what belongs to it. */
let pressed: { button: HTMLElement; at: number } | undefined

/** A button that is pressed before it is alive is pressed again when it is, as long as the browser takes that for the reader's wish. */
function keepPress({ target, timeStamp }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
  pressed = button ? { button, at: timeStamp } : undefined
}

/** For the shell's `onClickCapture`: React calls it for a press on what is alive, and for no other. */
export function pressIsTaken(): void {
  pressed = undefined
}

/** For an effect of a part that has come to life: a press that it could not take before is pressed again. */
export function cameToLife(): void {
  if (!pressed) return
  const { button, at } = pressed
  if (performance.now() - at > WISH_MS) pressed = undefined
  else {
    button.click()
    // It may belong to a part that is still to come.
    if (pressed) pressed.at = at
  }
}

/** The same part, which tells when it has come to life. */
export function reportsHydration<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function TellingLife(props: P) {
    // What it has learnt since the server wrote it is taken over by then.
    useEffect(() => queueMicrotask(cameToLife), [])
    return createElement(Part, props)
  }
}

/** Resolves when the second wave begins. */
export const deferredHydration = (): Promise<void> => begun

/**
 * A part of the page that works as plain HTML until its code comes with the second wave: the server writes it whole, and inside a
 * Suspense boundary the phone leaves what is written alone until then.
 */
export const hydrateDeferred = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    if (!import.meta.env.SSR) await begun
    return { default: reportsHydration(await importWithRetry(load)) }
  })

/** A chunk that did not come is asked for again when there is a network; what the server wrote stands until then. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return importWithRetry(load)
  }
}
