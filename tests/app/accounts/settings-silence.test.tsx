import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SettingsSilence } from '#app/features/accounts/parts/settings-silence.tsx'
import { useConnection } from '#app/state/connection/connection.ts'
import type { Silence } from '#contract/accounts/silences.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { goOffline } from '../events/own/a-seller.tsx'
import { fakeService, refusal } from './fake-service.ts'
import { AT, notice, press, shownIn, signInForEach, type } from './settings-of-rina.tsx'

const SILENCE = '/api/account/silence/'
const OBJECT = `${SILENCE}objection/`
const aSilence = (over: Partial<Silence> = {}): Silence => ({
  ...{ from: AT, until: '2026-12-20T06:00:00.000Z', is_standing: true, reason: 'Advertises in comments' },
  ...{ lifted_at: null, objection: null, answer: null },
  ...over,
})
const answer = (silence: Silence | null) => ({ body: { silence } })
const OBJECTION = { text: 'It was my cousin.', at: AT }
const show = (language: 'en' | 'bn' = 'en') =>
  renderScreen(
    <>
      <h1>Settings</h1>
      <SettingsSilence />
    </>,
    { language },
  )
const section = () => screen.findByRole('region', { name: 'Writing paused' })

signInForEach()
afterEach(() => act(() => useConnection.setState({ state: 'online', since: 0 })))

describe('the settings of who is silenced', () => {
  it('say until when, why, and what works as before', async () => {
    fakeService({ [SILENCE]: answer(aSilence()) })
    await show()
    const its = within(await section())
    expect(its.getByText('You cannot write for others to read until Sun 20 Dec 2026, 12:00 pm')).toBeTruthy()
    expect(its.getByText('Reason: Advertises in comments')).toBeTruthy()
    expect(its.getByText(/Orders, tickets, downloads, refunds, settings and messages to support work as before/)).toBeTruthy()
  })

  it('say where it is for good, without a day', async () => {
    fakeService({ [SILENCE]: answer(aSilence({ until: null })) })
    await show()
    expect((await section()).textContent).toContain('You cannot write for others to read')
    expect((await section()).textContent).not.toMatch(/until|1970/)
  })

  it('say so in Bangla, and read the reason out in its own language', async () => {
    fakeService({ [SILENCE]: answer(aSilence()) })
    await show('bn')
    expect(await screen.findByText(/২০২৬/)).toBeTruthy()
    expect(screen.getByText('Advertises in comments').lang).toBe('en')
  })

  it.each([
    ['there is none', answer(null)],
    ['it cannot be asked for', 'offline'],
    ['the service is in trouble', refusal('busy', 503)],
  ] as const)('say nothing of it where %s', async (_, reply) => {
    const asked = fakeService({ [SILENCE]: reply })
    await show()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say that it has ended, what was said about it, and take no objection to it', async () => {
    fakeService({ [SILENCE]: answer(aSilence({ is_standing: false, lifted_at: AT, objection: OBJECTION, answer: { text: 'We believe you.', at: AT } })) })
    await show()
    const its = within(await section())
    expect(its.getByText('You can write again')).toBeTruthy()
    expect(its.getByText('We believe you.')).toBeTruthy()
    expect(its.queryByText(/Orders, tickets/)).toBeNull()
    expect(its.queryByRole('button')).toBeNull()
  })

  it('take none to one that ended without any either', async () => {
    fakeService({ [SILENCE]: answer(aSilence({ is_standing: false })) })
    await show()
    expect(within(await section()).queryByRole('textbox')).toBeNull()
  })
})

describe('an objection', () => {
  it('is sent once, and then stands there until it is answered', async () => {
    const asked = fakeService({ [SILENCE]: answer(aSilence()), [OBJECT]: ({ body }) => answer(aSilence({ objection: { text: String(body.text), at: AT } })) })
    await show()
    await section()
    type('Your objection', '  It was my cousin.  ')
    press('Send objection')
    await waitFor(() => expect(notice()).toBe('Objection sent'))
    expect(asked.at(-1)).toEqual({ path: OBJECT, body: { text: 'It was my cousin.' } })
    const its = within(await section())
    expect(its.getByRole('heading', { name: 'Your objection' }).nextElementSibling?.textContent).toBe('It was my cousin.')
    expect(its.getByText('We’ll notify you when we have answered.')).toBeTruthy()
    expect(its.queryByRole('button')).toBeNull()
  })

  it('that was answered stands there with its answer, and there is no second one', async () => {
    fakeService({ [SILENCE]: answer(aSilence({ objection: OBJECTION, answer: { text: 'It was your phone.', at: AT } })) })
    await show()
    const its = within(await section())
    expect(its.getByRole('heading', { name: 'Our answer' }).nextElementSibling?.textContent).toBe('It was your phone.')
    expect(its.queryByText(/notify you/)).toBeNull()
    expect(its.queryByRole('textbox')).toBeNull()
  })

  it.each(['', '   '])('of “%s” is refused at the field, and nothing is sent', async (text) => {
    const asked = fakeService({ [SILENCE]: answer(aSilence()) })
    await show()
    await section()
    type('Your objection', text)
    press('Send objection')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([SILENCE])
  })

  it.each([
    ['it was lifted or objected to meanwhile', refusal('bad-state', 409), /no longer possible/],
    ['there were too many', refusal('too-many-requests', 429), /Wait a minute/],
    ['the network is gone', 'offline', /internet is back/],
  ] as const)('says where %s, and keeps what was written', async (_, failed, words) => {
    fakeService({ [SILENCE]: answer(aSilence()), [OBJECT]: failed })
    await show()
    await section()
    type('Your objection', 'It was my cousin.')
    press('Send objection')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(shownIn('Your objection')).toBe('It was my cousin.')
    expect(notice()).toBe('')
  })

  it('says beforehand that it needs internet', async () => {
    fakeService({ [SILENCE]: answer(aSilence()) })
    await show()
    await section()
    goOffline()
    expect((await screen.findByRole('status')).textContent).toContain('internet')
  })

  it('may be as long as the service takes', async () => {
    fakeService({ [SILENCE]: answer(aSilence()) })
    await show()
    await section()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your objection').maxLength).toBe(500)
  })
})
