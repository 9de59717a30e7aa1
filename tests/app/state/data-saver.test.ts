import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteScreens } from '#app/deferred/note-screens.ts'
import { requirePrecached } from '#app/deferred/require-precached.ts'
import { fetchScreensAhead } from '#app/state/connection/precached-screens.ts'
import { useSettings } from '#app/state/settings.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import type { PageMessage } from '#device/messages.ts'
import { openedMark } from '#device/snapshots/shell-marks.ts'

/** What the worker was told, and what it keeps of that. */
let told: PageMessage[]
let marks: Set<string>
const controller = {
  postMessage: (message: PageMessage) => {
    told.push(message)
    if (message.type === 'opened') marks.add(openedMark(message.screen))
  },
}

/** Screens as the router shows them, one after the other. */
function visit(...paths: string[]): void {
  let variant: () => void = () => undefined
  const state = { location: { pathname: '/events' }, matches: [{ status: 'success' }] }
  noteScreens({ state, subscribe: (_: string, then: () => void) => (variant = then) } as never)
  for (const pathname of paths) {
    state.location.pathname = pathname
    variant()
  }
}
const opens = (path: string) =>
  requirePrecached(path).then(
    () => 'opens',
    (error: unknown) => problemCode(error),
  )

beforeEach(() => {
  told = []
  marks = new Set()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } })
  vi.stubGlobal('caches', { match: async (mark: string) => (marks.has(mark) ? new Response('') : undefined) })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
  useSettings.setState({ dataSaver: false })
  vi.unstubAllGlobals()
})

describe('the screens of a seller', () => {
  it('are fetched ahead where no data is saved', () => {
    fetchScreensAhead('member', 'seller')
    expect(told).toEqual([{ type: 'precache', for: ['member', 'seller'] }])
  })

  it.each([
    ['in the menu', () => useSettings.setState({ dataSaver: true })],
    ['in the browser', () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })],
  ])('are not fetched ahead where data saver is on %s', (_, save) => {
    save()
    fetchScreensAhead('member', 'seller')
    expect(told).toEqual([])
  })

  it('open without network under data saver after the first visit of each, whatever event it is of, and no others do', async () => {
    useSettings.setState({ dataSaver: true })
    expect(await opens('/sellerdashboard')).toBe('not-on-phone')
    visit('/sellerdashboard', '/sellerevents/event/12/orders')
    expect(await opens('/sellerdashboard')).toBe('opens')
    expect(await opens('/sellerevents/event/77/orders')).toBe('opens')
    expect(await opens('/sellerevents/event/12/promo')).toBe('not-on-phone')
    expect(await opens('/selleraddevent')).toBe('not-on-phone')
  })
})
