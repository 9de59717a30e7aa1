import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseDataSaver, chooseTheme, startSettings, useSettings } from '#app/state/settings.ts'
import { BRAND } from '#contract/core/product.ts'

const KEPT = 'hatkhola-settings'
const themeColours = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content)

let stop: () => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  useSettings.setState(useSettings.getInitialState())
  document.documentElement.removeAttribute('data-theme')
  document.head.innerHTML =
    '<meta name="theme-color" content="?" media="(prefers-color-scheme: light)"><meta name="theme-color" content="?" media="(prefers-color-scheme: dark)">'
})

afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'connection')
  vi.unstubAllGlobals()
})

describe('settings', () => {
  it('are those of the phone until something is chosen', () => {
    stop = startSettings()
    expect(useSettings.getState()).toEqual({ theme: 'system', dataSaver: false, reading: 1.125 })
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
    expect(themeColours()).toEqual([BRAND.green, BRAND.night])
  })

  it('are kept where the boot script reads them', () => {
    chooseTheme('dark')
    chooseDataSaver(true)
    expect(JSON.parse(localStorage.getItem(KEPT) ?? '')).toEqual({ theme: 'dark', saver: true, reading: 1.125 })
  })

  it('are known to the first reader, while a page still hydrates with what its server wrote', async () => {
    localStorage.setItem(KEPT, '{"dataSaver":true}')
    vi.resetModules()
    const { useSettings: early } = await import('#app/state/settings.ts')
    expect([early.getState().dataSaver, early.getInitialState().dataSaver]).toEqual([true, false])
  })

  it('are taken up at the next start', () => {
    localStorage.setItem(KEPT, '{"theme":"light","dataSaver":true}')
    stop = startSettings()
    expect(useSettings.getState()).toEqual({ theme: 'light', dataSaver: true, saverChoice: true, reading: 1.125 })
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  it.each([
    [{ saveData: true }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '4g' }, false],
    [{}, false],
  ])('save data by themselves where the browser says %j: %s', (connection, isSaving) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    stop = startSettings()
    expect(useSettings.getState().dataSaver).toBe(isSaving)
  })

  it('stay as the reader chose, whatever the browser says; choosing the theme does not choose the saver', () => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    stop = startSettings()
    chooseTheme('dark')
    connection.effectiveType = '2g'
    connection.dispatchEvent(new Event('change'))
    expect(useSettings.getState().dataSaver).toBe(true)
    chooseDataSaver(false)
    connection.dispatchEvent(new Event('change'))
    expect(useSettings.getState().dataSaver).toBe(false)
  })

  it('take what an earlier version kept: only what was switched on was chosen', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '2g' } })
    localStorage.setItem(KEPT, '{"theme":"dark","dataSaver":false}')
    stop = startSettings()
    expect(useSettings.getState().dataSaver).toBe(true)
  })

  it('colour the page and the browser around it', () => {
    chooseTheme('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(themeColours()).toEqual([BRAND.night, BRAND.night])
    chooseTheme('system')
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
    expect(themeColours()).toEqual([BRAND.green, BRAND.night])
  })

  it.each(['{"theme":"pink","dataSaver":"yes"}', 'null', '[]', '{broken', '7'])('survive what is not theirs: %s', (kept) => {
    localStorage.setItem(KEPT, kept)
    stop = startSettings()
    expect(useSettings.getState()).toEqual({ theme: 'system', dataSaver: false, reading: 1.125 })
  })

  it('hold for the visit when the phone keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    chooseTheme('light')
    expect(useSettings.getState().theme).toBe('light')
  })

  it('follow what another tab chooses', () => {
    stop = startSettings()
    localStorage.setItem(KEPT, '{"theme":"dark","dataSaver":false}')
    dispatchEvent(new StorageEvent('storage', { key: KEPT }))
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})
