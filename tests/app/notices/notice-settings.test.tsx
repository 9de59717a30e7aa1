import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeSettings } from '#app/features/notices/screens/notice-settings.tsx'
import { listNoticeSettings, type NoticeSetting } from '#contract/notices/notice-settings.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { deletePrivateStore } from '#device/stores.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from '../accounts/fake-service.ts'
import { signIn, signOff } from '../shell/signed-in.ts'

const PATH = '/api/notice/settings/'
const ALL: NoticeSetting[] = [
  { group: 'orders', app: true, push: true, mail: null },
  { group: 'applications', app: true, push: true, mail: true },
  { group: 'job-alerts', app: true, push: true, mail: null },
  { group: 'replies', app: true, push: true, mail: null },
]

/** A service that keeps what is chosen; its POST answers as told. */
function serve(answerPost: () => 'saved' | 'offline' | Promise<'saved' | 'offline'> = () => 'saved') {
  let kept = ALL
  return fakeService({
    [PATH]: async ({ body }) => {
      if (!('group' in body)) return { body: kept }
      if ((await answerPost()) === 'offline') return 'offline'
      kept = kept.map((one) => (one.group === body.group ? { ...one, [String(body.way)]: body.is_on } : one))
      return { body: kept }
    },
  })
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const shown = () => renderScreen(<NoticeSettings />, { at: '/notices/settings' })

beforeEach(() => {
  signIn()
  renewTokensTo('token')
})
afterEach(async () => {
  cleanup()
  signOff()
  vi.unstubAllGlobals()
  await deletePrivateStore(7)
})

describe('the settings of notices', () => {
  it('have a checkbox for each topic and way, named by a sentence', async () => {
    serve()
    await shown()
    expect((await box('Notify me about my job applications by email')).checked).toBe(true)
    expect((await box('Notify me about replies to my comments by push on my phones')).checked).toBe(true)
    expect(screen.queryByRole('checkbox', { name: 'Notify me about replies to my comments by email' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Replies to comments' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Email: set in each alert' }).getAttribute('href')).toBe('/jobapplications?tab=alerts')
  })

  it('keep orders on in the app, and say why', async () => {
    const asked = serve()
    await shown()
    const orders = await box('Notify me in the app about my orders and tickets')
    fireEvent.click(orders)
    expect([orders.checked, orders.getAttribute('aria-disabled')]).toEqual([true, 'true'])
    const why = document.getElementById(orders.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toMatch(/because your money depends on it/)
    expect(asked.filter(({ body }) => 'group' in body)).toEqual([])
  })

  it('save each choice at once, shown before the service has answered', async () => {
    const answered = Promise.withResolvers<'saved'>()
    const asked = serve(() => answered.promise)
    await shown()
    const replies = await box('Notify me about replies to my comments by push on my phones')
    fireEvent.click(replies)
    expect(replies.checked).toBe(false)
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ group: 'replies', way: 'push', is_on: false }))
    expect(screen.queryByText('Saved')).toBeNull()
    answered.resolve('saved')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(replies.checked).toBe(false)
  })

  it('show push as off, and why, while the app does not tell', async () => {
    serve()
    await shown()
    fireEvent.click(await box('Notify me in the app about replies to my comments'))
    const push = await box('Notify me about replies to my comments by push on my phones')
    expect([push.checked, push.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    expect(screen.getByText('Push needs “In the app” to be on.')).toBeTruthy()
  })

  it('stand as before where a choice was not saved, with another try', async () => {
    let isOnline = false
    serve(() => (isOnline ? 'saved' : 'offline'))
    await shown()
    const mail = await box('Notify me about my job applications by email')
    fireEvent.click(mail)
    expect(await screen.findByText(/your choice was not saved/)).toBeTruthy()
    expect(mail.checked).toBe(true)
    isOnline = true
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(mail.checked).toBe(false)
    expect(screen.queryByText(/your choice was not saved/)).toBeNull()
  })

  it('are read without network as the phone keeps them; where it keeps none, they say so', async () => {
    fakeService({ [PATH]: 'offline' })
    await shown()
    expect(await screen.findByText(/your settings are not saved on this phone yet/)).toBeTruthy()
    cleanup()
    await storePrivateAnswer(7, { address: listNoticeSettings.path, body: ALL, fetchedAt: new Date().toISOString(), etag: null })
    await shown()
    expect((await box('Notify me about my job applications by email')).checked).toBe(true)
  })
})
