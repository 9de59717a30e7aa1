import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const [, written = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8')) ?? []
/** It runs as it is written, except that no file is evaluated. */
const run = new Function('document', written.replace('import(file)', 'Promise.resolve(file)'))

/** Runs the boot script in a page whose pictures have not arrived. @param screen what the server wrote */
function open(screen: string) {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = `<div id="root">${screen}</div><script type="application/json" id="boot">["/assets/main.js"]</script>`
  const pictures = [...page.querySelectorAll('img')]
  for (const picture of pictures) Object.defineProperty(picture, 'complete', { value: false })
  run(page)
  page.dispatchEvent(new Event('DOMContentLoaded'))
  return {
    asked: () => [...page.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
    arrive: (at: number) => pictures[at]?.dispatchEvent(new Event('load')),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the scripts of a page', () => {
  it('are asked for at once where there is no picture', () => {
    expect(open('<p>Nothing found.</p>').asked()).toEqual(['/assets/main.js'])
  })

  it('wait for the first picture', () => {
    const { asked, arrive } = open('<img src="/media/first.webp" alt="">')
    expect(asked()).toEqual([])
    arrive(0)
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('wait no longer than four seconds', () => {
    const { asked } = open('<img src="/media/first.webp" alt="">')
    vi.advanceTimersByTime(3_999)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('do not wait for a lazy picture: where it is hidden or far below it is never loaded', () => {
    const { asked } = open('<section hidden><img src="/media/hidden.webp" alt="" loading="lazy"></section>')
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('wait for the first that is not lazy, also where a lazy one stands before it', () => {
    const { asked, arrive } = open('<img src="/media/hidden.webp" alt="" loading="lazy"><img src="/media/first.webp" alt="" loading="eager">')
    arrive(0)
    expect(asked()).toEqual([])
    arrive(1)
    expect(asked()).toEqual(['/assets/main.js'])
  })
})
