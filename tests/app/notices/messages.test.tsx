import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NoticesSwitch } from '#app/features/notices/parts/notices-switch.tsx'
import { TellMeWhenSent } from '#app/features/notices/parts/tell-me-when-sent.tsx'
import { useInstall } from '#app/state/connection/install.ts'
import { settleMessages, stopMessages } from '#app/wire/push.ts'
import { areNoticesWanted, dropWantedNotices, wantNotices } from '#device/notices-wanted.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from '../accounts/fake-service.ts'
import { signIn, signOff } from '../shell/signed-in.ts'
import { fakeBrowser, noBrowser } from './fake-browser.ts'

const KEY = { body: { key: 'AQID' } }
const SERVICE = { '/api/push/key/': KEY, '/api/push/': { body: { subscribed: true } } }
const READER = { id: 7, language: 'bn' } as const

beforeEach(() => {
  signIn()
  renewTokensTo('token')
})
afterEach(async () => {
  cleanup()
  noBrowser()
  signOff()
  useInstall.setState(useInstall.getInitialState())
  await dropWantedNotices()
})

const offer = () => screen.findByRole('button', { name: 'Notify me when it is sent' })

describe('the offer to be told', () => {
  it('asks for no permission before a tap, and subscribes after it', async () => {
    const browser = fakeBrowser()
    const asked = fakeService(SERVICE)
    await renderScreen(<TellMeWhenSent />)
    const button = await offer()
    expect(browser.asked).toBe(0)
    fireEvent.click(button)
    expect(await screen.findByText('We’ll notify you as soon as it is sent.')).toBeTruthy()
    expect(browser.asked).toBe(1)
    await waitFor(() => expect(browser.key).toBe('AQID'))
    const { body } = asked.find(({ path }) => path === '/api/push/') ?? {}
    expect(body).toEqual({ endpoint: 'https://push.example/AQID', keys: { p256dh: 'p', auth: 'a' }, language: 'en' })
    expect(await areNoticesWanted(7)).toBe(true)
  })

  it('says it in Bangla, and of a payment', async () => {
    fakeBrowser()
    await renderScreen(<TellMeWhenSent />, { language: 'bn' })
    expect(await screen.findByRole('button', { name: 'পাঠানো হলে জানান' })).toBeTruthy()
    cleanup()
    await renderScreen(<TellMeWhenSent about="decided" />)
    expect(await screen.findByRole('button', { name: 'Notify me when it is decided' })).toBeTruthy()
  })

  it('works without network: the phone tells by itself, the service is asked later', async () => {
    const browser = fakeBrowser()
    fakeService({ '/api/push/key/': 'offline' })
    await renderScreen(<TellMeWhenSent />)
    fireEvent.click(await offer())
    expect(await screen.findByText('We’ll notify you as soon as it is sent.')).toBeTruthy()
    expect(browser.key).toBeUndefined()
    fakeService(SERVICE)
    await settleMessages(READER)
    expect(browser.key).toBe('AQID')
  })

  it('holds where the browser has no push service', async () => {
    fakeBrowser({ isBroken: true })
    fakeService(SERVICE)
    await renderScreen(<TellMeWhenSent />)
    fireEvent.click(await offer())
    expect(await screen.findByText('We’ll notify you as soon as it is sent.')).toBeTruthy()
  })

  it('explains a no, and where news is in any case', async () => {
    fakeBrowser({ answer: 'denied' })
    await renderScreen(<TellMeWhenSent />)
    fireEvent.click(await offer())
    const said = await screen.findByText(/You have blocked notifications/)
    expect(said.textContent).toContain('We’ll always let you know here in the app.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(await areNoticesWanted(7)).toBe(false)
  })

  it('stays when its owner closes the browser’s prompt', async () => {
    fakeBrowser({ answer: 'default' })
    await renderScreen(<TellMeWhenSent />)
    fireEvent.click(await offer())
    expect(await screen.findByText(/Notifications are off/)).toBeTruthy()
    expect(await offer()).toBeTruthy()
  })

  it('says so where the browser has none', async () => {
    await renderScreen(<TellMeWhenSent />)
    expect(await screen.findByText(/This browser cannot show notifications/)).toBeTruthy()
  })

  it('says on an iPhone that the app must be on the home screen', async () => {
    useInstall.setState({ way: 'ios' })
    await renderScreen(<TellMeWhenSent />)
    fireEvent.click(await offer())
    expect(await screen.findByText(/once the app is on your home screen/)).toBeTruthy()
  })
})

describe('the switch in the settings', () => {
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Notifications on this phone' })

  it('switches on and off', async () => {
    const browser = fakeBrowser()
    fakeService(SERVICE)
    await renderScreen(<NoticesSwitch />)
    expect((await box()).checked).toBe(false)
    fireEvent.click(await box())
    await waitFor(async () => expect((await box()).checked).toBe(true))
    expect(browser.key).toBe('AQID')
    fireEvent.click(await box())
    await waitFor(async () => expect((await box()).checked).toBe(false))
    expect(browser.key).toBeUndefined()
    expect(await areNoticesWanted(7)).toBe(false)
  })

  it('cannot be moved where the browser refuses', async () => {
    const browser = fakeBrowser({ permission: 'denied' })
    await renderScreen(<NoticesSwitch />)
    expect((await box()).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(await box())
    expect(browser.asked).toBe(0)
  })
})

describe('the subscription of a browser', () => {
  it('is made anew when the service has another key', async () => {
    const browser = fakeBrowser({ permission: 'granted', key: 'BBBB' })
    await wantNotices(7)
    const asked = fakeService(SERVICE)
    await settleMessages(READER)
    expect(browser.key).toBe('AQID')
    expect(asked.at(-1)?.body).toMatchObject({ language: 'bn' })
  })

  it('is dropped when another user has signed in', async () => {
    const browser = fakeBrowser({ permission: 'granted', key: 'AQID' })
    await wantNotices(8)
    const asked = fakeService(SERVICE)
    await settleMessages(READER)
    expect(browser.key).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('ends at sign-out, without network too', async () => {
    const browser = fakeBrowser({ permission: 'granted', key: 'AQID' })
    await wantNotices(7)
    fakeService({ '/api/push/stop/': 'offline' })
    await stopMessages()
    expect(browser.key).toBeUndefined()
    expect(await areNoticesWanted(7)).toBe(false)
  })
})
