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
    isSaving: () => page.documentElement.classList.contains('saves-data'),
    arrive: (at: number) => pictures[at]?.dispatchEvent(new Event('load')),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const listener of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(...listener)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the scripts of a page', () => {
  it('are asked for at once where there is no picture', () => {
    expect(open('<p>Nothing found.</p>').asked()).toEqual(['/assets/main.js'])
  })

  it('wait for the first picture', () => {
    const { asked, arrive } = open('<img src="/media/first.webp" alt="" fetchpriority="high">')
    expect(asked()).toEqual([])
    arrive(0)
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('wait no longer than four seconds', () => {
    const { asked } = open('<img src="/media/first.webp" alt="" fetchpriority="high">')
    vi.advanceTimersByTime(3_999)
    expect(asked()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('do not wait for a picture that is not the first: where it is hidden or far below it is never loaded', () => {
    const { asked } = open('<section hidden><img src="/media/hidden.webp" alt="" loading="lazy"></section>')
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('wait for the first one, also where another stands before it', () => {
    const { asked, arrive } = open(
      '<img src="/media/hidden.webp" alt="" loading="lazy"><img src="/media/first.webp" alt="" loading="lazy" fetchpriority="high">',
    )
    arrive(0)
    expect(asked()).toEqual([])
    arrive(1)
    expect(asked()).toEqual(['/assets/main.js'])
  })

  it('do not wait for a first picture that is not displayed', () => {
    const isVisible = vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false)
    expect(open('<img src="/media/first.webp" alt="" fetchpriority="high">').asked()).toEqual(['/assets/main.js'])
    expect(isVisible).toHaveBeenCalled()
    isVisible.mockRestore()
  })
})

describe('a page whose reader saves data', () => {
  afterEach(() => {
    localStorage.clear()
    Reflect.deleteProperty(navigator, 'connection')
  })
  const isSaving = (kept: string | null, connection?: object) => {
    if (kept) localStorage.setItem('hatkhola-settings', kept)
    if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    return open('').isSaving()
  }

  it.each([
    [null, undefined, false],
    [null, { effectiveType: '4g', saveData: false }, false],
    [null, { effectiveType: '3g' }, true],
    [null, { effectiveType: 'slow-2g' }, true],
    [null, { saveData: true }, true],
    ['{"saver":false}', { saveData: true, effectiveType: '2g' }, false],
    ['{"saver":true}', { effectiveType: '4g' }, true],
    ['{"dataSaver":true}', undefined, true],
    ['{"dataSaver":false}', { effectiveType: '2g' }, true],
    ['{broken', { effectiveType: '3g' }, true],
    ['null', undefined, false],
  ])('says so before anything is painted: kept %s, browser %j: %s', (kept, connection, expected) => {
    expect(isSaving(kept, connection)).toBe(expected)
  })
})

describe('a first picture, lazy in the document', () => {
  afterEach(() => localStorage.clear())
  /** How pictures are loaded that come after the boot script ran. */
  const loadingOf = async (kept: string, picture: string) => {
    vi.useRealTimers()
    localStorage.setItem('hatkhola-settings', kept)
    const page = document.implementation.createHTMLDocument()
    run(page)
    page.body.innerHTML = `<div id="root">${picture}</div>`
    const [image] = page.querySelectorAll('img')
    await new Promise((resolve) => setTimeout(resolve, 20))
    return image?.getAttribute('loading')
  }

  it('is asked for as soon as it is there, and any other when it comes into sight', async () => {
    expect(await loadingOf('{"saver":false}', '<img src="/a.webp" alt="" loading="lazy" fetchpriority="high">')).toBe('eager')
    expect(await loadingOf('{"saver":false}', '<img src="/a.webp" alt="" loading="lazy" fetchpriority="auto">')).toBe('lazy')
  })

  it('is not asked for where data is saved', async () => {
    expect(await loadingOf('{"saver":true}', '<img src="/a.webp" alt="" loading="lazy" fetchpriority="high">')).toBe('lazy')
  })
})

describe('a language that is chosen', () => {
  afterEach(() => {
    document.documentElement.className = ''
    document.body.replaceChildren()
  })
  /** Which language is remembered after a press on the link to one. @param take what the app does with the press, on its way down */
  const choose = (language: string, take: (press: Event) => void) => {
    document.body.innerHTML = `<a href="#${language}" hreflang="${language}">A language</a>`
    document.body.addEventListener('click', take, { capture: true, once: true })
    document.querySelector('a')?.click()
    return /lang=(\w+)/.exec(document.cookie)?.[1]
  }

  it('is remembered, also where React stops the press because its part of the header is not alive yet', () => {
    run(document)
    expect(choose('bn', () => undefined)).toBe('bn')
    document.documentElement.classList.add('alive')
    expect(choose('en', (press) => press.stopPropagation())).toBe('en')
  })
})
