import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocusInSight } from '#app/deferred/focus-in-sight.ts'

let grow: () => void
const brought: string[] = []
let now = 0
class Watcher {
  constructor(changed: () => void) {
    grow = changed
  }
  observe() {
    return undefined
  }
}
const help = () => document.querySelector('footer a') as HTMLElement
/** As a key moves the focus. */
const goTo = (element: HTMLElement) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  element.focus()
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', Watcher)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  keepFocusInSight()
})
beforeEach(() => {
  document.body.innerHTML = '<main><a href="/events">EVENTS</a></main><footer><a href="/help">Help</a></footer>'
  for (const link of document.querySelectorAll('a')) {
    const matches = link.matches.bind(link)
    Object.assign(link, {
      matches: (selector: string) => matches(selector.replace(':focus-visible', '')),
      scrollIntoView: () => void brought.push(link.textContent),
    })
  }
  brought.length = 0
  now += 10_000
})

describe('what keys lead to', () => {
  it('is brought into sight, again when what loads above it moves it', () => {
    goTo(help())
    expect(brought).toEqual(['Help'])
    grow()
    expect(brought).toEqual(['Help', 'Help'])
  })

  it('is followed also when it had the focus before anything followed it', () => {
    help().focus()
    keepFocusInSight()
    expect(brought.length).toBeGreaterThan(1)
    brought.length = 0
    grow()
    expect(brought).toEqual(['Help'])
  })

  it('is not followed once the reader scrolls, presses a key or leaves it', () => {
    for (const act of [
      () => document.dispatchEvent(new WheelEvent('wheel')),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' })),
      () => help().blur(),
    ]) {
      goTo(help())
      brought.length = 0
      act()
      grow()
      expect(brought).toEqual([])
      help().blur()
    }
  })

  it('is followed a few times at most: a list with more at its end would load completely', () => {
    goTo(help())
    for (let page = 0; page < 20; page += 1) {
      now += 1000
      grow()
    }
    expect(brought.length).toBeLessThan(6)
  })

  it('is followed through all steps in which one thing is loaded', () => {
    goTo(help())
    brought.length = 0
    for (let step = 0; step < 10; step += 1) {
      now += 20
      grow()
    }
    expect(brought).toHaveLength(10)
  })
})
