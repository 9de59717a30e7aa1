import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followScreens } from '#app/deferred/follow-screens.ts'

interface Rendered {
  pathChanged: boolean
  fromLocation?: object
}

let render: (event: Rendered) => void
const router = {
  subscribe: (_: 'onRendered', then: (event: Rendered) => void) => {
    render = then
  },
}
const ARRIVAL = { pathChanged: true, fromLocation: {} }
const focused = () => document.activeElement?.textContent

/** Those of one test must not look at the next one's screen. */
const watchers: MutationObserver[] = []
class Watcher extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback)
    watchers.push(this)
  }
}

beforeEach(() => {
  vi.stubGlobal('MutationObserver', Watcher)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then())
  document.body.innerHTML = '<header><a href="/events">EVENTS</a></header><main tabindex="-1"><h1>Profile Settings</h1><input><p>Text</p></main>'
  followScreens(router as never)
})
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.disconnect()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('another screen', () => {
  it('has the focus on its heading, wherever the link stood', () => {
    document.querySelector('a')?.focus()
    render(ARRIVAL)
    expect(focused()).toBe('Profile Settings')
  })

  it('has it on the main part while there is no heading', () => {
    document.querySelector('h1')?.remove()
    render(ARRIVAL)
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  it('has it again when what waited gives way to what came', async () => {
    render(ARRIVAL)
    document.querySelector('main')?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: 'What came' }))
    document.querySelector<HTMLElement>(':focus')?.blur()
    await vi.waitFor(() => expect(focused()).toBe('What came'))
  })

  it('has it on what came while the former screen is still there, hidden', async () => {
    document.querySelector('h1')?.style.setProperty('display', 'none')
    render(ARRIVAL)
    document.querySelector('main')?.append(Object.assign(document.createElement('h1'), { textContent: 'What came' }))
    await vi.waitFor(() => expect(focused()).toBe('What came'))
  })

  it('has it on the heading that comes later', async () => {
    document.querySelector('h1')?.remove()
    render(ARRIVAL)
    document.querySelector('main')?.append(Object.assign(document.createElement('h1'), { textContent: 'What came' }))
    await vi.waitFor(() => expect(focused()).toBe('What came'))
  })

  it('leaves it where the reader has gone meanwhile', async () => {
    render(ARRIVAL)
    document.querySelector('input')?.focus()
    document.querySelector('h1')?.replaceWith(Object.assign(document.createElement('h1'), { textContent: 'What came' }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(document.querySelector('input'))
  })

  it('keeps the focus that it chose itself', () => {
    document.querySelector('input')?.focus()
    render(ARRIVAL)
    expect(document.activeElement).toBe(document.querySelector('input'))
  })

  it('leaves the focus in a dialog', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>')
    document.querySelector('button')?.focus()
    render(ARRIVAL)
    expect(focused()).toBe('Close')
  })
})

describe('what is no other screen', () => {
  it.each([
    ['the first one', { pathChanged: true }],
    ['another filter of the same one', { pathChanged: false, fromLocation: {} }],
  ])('%s leaves the focus where it is', (_, event) => {
    document.querySelector('a')?.focus()
    render(event)
    expect(focused()).toBe('EVENTS')
  })
})
