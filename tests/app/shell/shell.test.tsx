import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWhole } from '#app/render-whole.ts'
import { useInstall } from '#app/state/connection/install.ts'
import { clearNotice, useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import { useSettings } from '#app/state/settings.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { makePage, renderShell } from './render-shell.tsx'

const tabs = () => within(screen.getAllByRole('navigation', { name: /Main menu|মূল মেনু/ }).at(-1)!)
const languageMenu = () => document.querySelector('header details') as HTMLDetailsElement

beforeEach(() => {
  localStorage.clear()
  useSettings.setState(useSettings.getInitialState())
  useInstall.setState(useInstall.getInitialState())
})
afterEach(() => {
  cleanup()
  clearNotice()
  useSession.setState(useSession.getInitialState())
  vi.restoreAllMocks()
})

describe('the page that the server writes', () => {
  beforeEach(startDeferredHydration)

  it.each(['en', 'bn'] as const)('is whole, in %s, without inline styles', async (language) => {
    const { page, texts } = await makePage({ language, at: `/${language}/events` })
    const html = await renderWhole(page)
    expect(html).toContain(texts.t('common:welcome'))
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('works by links and forms alone', async () => {
    const { page } = await makePage({ language: 'bn', at: '/bn/events?type=Online' })
    const body = document.createElement('div')
    body.innerHTML = await renderWhole(page)
    const addresses = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/bn',
        '/bn/events',
        '/bn/event/event_index/',
        '/bn/service_category/instant-sell-service-index',
        '/bn/booking/index',
        '/bn/product/product-index',
        '/en/events?type=Online',
        '/bn/events?type=Online',
        '/bn/login?next=%2Fevents%3Ftype%3DOnline',
        '#main',
      ]),
    )
    expect(body.querySelector('form')?.getAttribute('method')).toBe('get')
    expect(body.querySelector('form')?.getAttribute('action')).toBe('/bn/search')
    expect(body.querySelector('form input')?.getAttribute('name')).toBe('q')
    for (const button of body.querySelectorAll('button')) expect(button.className).toContain('js-only')
  })
})

describe('the top bar', () => {
  it('has the welcome line and the links in their order, and nothing that leads nowhere', async () => {
    await renderShell({ at: '/en/eventdetails/7' })
    expect(screen.getByText('Welcome to Hatkhola')).toBeTruthy()
    const links = within(screen.getAllByRole('navigation', { name: 'Main menu' })[0]!).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['JOIN', '/en/registration?next=%2Feventdetails%2F7'],
      ['CATEGORY', '/en/category'],
      ['SERVICES', '/en/services'],
      ['EVENTS', '/en/events'],
      ['SHOP', '/en/shop'],
      ['E-MAGAZINE', '/en/blogs'],
      ['JOBS', '/en/jobportal'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['EVENTS'])
    expect(screen.queryByText(/Basket/)).toBeNull()
  })

  it('leads to Home by its logo', async () => {
    const { router } = await renderShell()
    fireEvent.click(screen.getByRole('link', { name: 'Hatkhola' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('goes back to where the reader came from on a details screen', async () => {
    const { router } = await renderShell({ at: '/events?q=fair' })
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
    await act(() => router.navigate({ href: '/eventdetails/7' }))
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.href).toBe('/events?q=fair'))
  })

  it('goes back to the list when the reader came from outside', async () => {
    const { router } = await renderShell({ at: '/eventdetails/7' })
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/events')
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'))
  })
})

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  it('has quiet ways to the rest, to news of the magazine and to the other language', async () => {
    await renderShell({ at: '/en/events?type=Online' })
    const links = footer().getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Services', '/en/services'],
      ['Events', '/en/events'],
      ['E-Shop', '/en/shop'],
      ['Jobs', '/en/jobportal'],
      ['E-MAGAZINE', '/en/blogs'],
      ['Categories', '/en/category'],
      ['Become a seller', '/en/become-a-seller'],
      ['About', '/en/about'],
      ['Help', '/en/help'],
      ['Contact', '/en/contact'],
      ['Terms', '/en/terms'],
      ['Privacy', '/en/privacy'],
      ['Refund policy', '/en/refund-policy'],
      ['Contact support', '/en/messages/new?kind=support'],
      ['RSS feed', '/feed.xml'],
      ['বাংলা', '/bn/events?type=Online'],
    ])
  })

  it.each(['/evencheckout/7', '/event_order/abc', '/event-payment-fail', '/check-payment', '/ticket', '/gate', '/messages/12'])(
    'is not there at %s',
    async (at) => {
      await renderShell({ at })
      expect(screen.queryByRole('contentinfo')).toBeNull()
    },
  )
})

describe('the tabs', () => {
  it('are the five of the specification, with the lit one marked', async () => {
    await renderShell({ at: '/services' })
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Services', 'Events', 'Bookings', 'E-Shop', 'Jobs'])
    expect(tabs().getByRole('link', { name: 'Services' }).getAttribute('aria-current')).toBe('page')
    expect(tabs().getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBeNull()
  })

  it('open their screens in place', async () => {
    const { router } = await renderShell({ at: '/en/events', language: 'en' })
    fireEvent.click(tabs().getByRole('link', { name: 'Services' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/services'))
    expect(router.history.location.href).toBe('/en/services?instant=true')
  })

  it('scroll to the top when the screen is there already, and keep its filters', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    const { router } = await renderShell({ at: '/events?type=Online' })
    scroll.mockClear()
    fireEvent.click(tabs().getByRole('link', { name: 'Events' }))
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
    expect(router.state.location.href).toBe('/events?type=Online')
  })

  it('none is lit on a screen of its own', async () => {
    await renderShell({ at: '/profile-settings' })
    expect(tabs().queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('leave a click with Ctrl to the browser', async () => {
    const { router } = await renderShell()
    fireEvent.click(tabs().getByRole('link', { name: 'Services' }), { ctrlKey: true })
    expect(router.state.location.pathname).toBe('/events')
  })
})

describe('the language switch', () => {
  it('shows the current code and offers both languages with their own names', async () => {
    await renderShell({ language: 'en', at: '/eventdetails/7' })
    expect(languageMenu().querySelector('summary')?.textContent).toBe('LanguageEN')
    const [english, bangla] = [...languageMenu().querySelectorAll('a')]
    expect(english?.textContent).toBe('EN (English)')
    expect(english?.getAttribute('aria-current')).toBe('true')
    expect(bangla?.textContent).toBe('BN (Bangla)বাংলা')
    expect(bangla?.getAttribute('href')).toBe('/bn/eventdetails/7')
    expect(bangla?.hreflang ?? bangla?.getAttribute('hreflang')).toBe('bn')
  })

  it('switches in place and closes', async () => {
    const switchLanguage = vi.fn(async () => undefined)
    useSession.setState({ switchLanguage })
    const { router } = await renderShell()
    languageMenu().open = true
    fireEvent.click(languageMenu().querySelectorAll('a')[1]!)
    expect(switchLanguage).toHaveBeenCalledWith('bn')
    expect(languageMenu().open).toBe(false)
    expect(router.state.location.pathname).toBe('/events')
  })

  it('says so when the other language cannot be had', async () => {
    useSession.setState({ switchLanguage: () => Promise.reject(new TypeError('no network')) })
    await renderShell()
    fireEvent.click(languageMenu().querySelectorAll('a')[1]!)
    expect(await screen.findByText(/language could not be changed/)).toBeTruthy()
  })

  it('changes every text of the shell', async () => {
    const { texts } = await renderShell()
    await act(() => texts.changeLanguage('bn'))
    expect(screen.getByText('হাটখোলায় স্বাগতম')).toBeTruthy()
    expect(tabs().getByRole('link', { name: 'সেবা' })).toBeTruthy()
  })

  it('is walked through by the arrows once it is open, round its ends', async () => {
    await renderShell()
    const summary = languageMenu().querySelector('summary')!
    const [english, bangla] = [...languageMenu().querySelectorAll('a')]
    summary.focus()
    fireEvent.keyDown(summary, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(summary)
    languageMenu().open = true
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      fireEvent.keyDown(document.activeElement!, { key })
      return document.activeElement
    })
    expect(seen).toEqual([english, bangla, english, bangla, english, bangla])
  })

  it.each([
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
    ['the focus elsewhere', () => fireEvent.focusIn(screen.getByRole('main'))],
    ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('closes by %s', async (_, close) => {
    await renderShell()
    languageMenu().open = true
    fireEvent.pointerDown(languageMenu().querySelector('a')!)
    expect(languageMenu().open).toBe(true)
    close()
    expect(languageMenu().open).toBe(false)
  })
})

describe('the menu', () => {
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog'))
  }

  it('opens from the top bar and closes by its button', async () => {
    await renderShell()
    const menu = await openMenu()
    expect(menu.getByRole('heading', { name: 'Menu' })).toBeTruthy()
    fireEvent.click(menu.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('changes the theme and the data saver at once', async () => {
    await renderShell()
    const menu = await openMenu()
    fireEvent.click(menu.getByRole('radio', { name: 'Dark' }))
    fireEvent.click(menu.getByRole('checkbox', { name: /Data saver/ }))
    expect(useSettings.getState()).toEqual({ theme: 'dark', dataSaver: true, saverChoice: true, reading: 1.125 })
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('offers to install only where that is possible', async () => {
    await renderShell()
    const menu = await openMenu()
    expect(menu.queryByText('Install app')).toBeNull()
    act(() => useInstall.setState({ way: 'prompt' }))
    expect(await menu.findByRole('button', { name: 'Install app' })).toBeTruthy()
    act(() => useInstall.setState({ way: 'ios' }))
    expect((await menu.findByText(/Share button/)).closest('li')).toBeTruthy()
  })
})

describe('a part that does not come', () => {
  it('leaves the screen as it is and says so', async () => {
    vi.doMock('#app/shell/menu/menu-sheet.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await renderShell()
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(useNotice.getState().text).toMatch(/could not be loaded/))
    expect(screen.getByRole('heading', { name: 'Screen' })).toBeTruthy()
    vi.doUnmock('#app/shell/menu-sheet.tsx')
  })
})
