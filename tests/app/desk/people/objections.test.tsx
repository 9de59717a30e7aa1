import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Objections } from '#app/features/desk/people/screens/objections.tsx'
import { Person } from '#app/features/desk/people/screens/person.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { AT, aDeskSilence, aPerson, inDialog, key, PERSON, press, type } from './a-person.tsx'

const LIST = '/api/desk/objections/'
const ANSWER = `${PERSON}objection/`
const objected = (over = {}) => aDeskSilence({ objection: { text: 'It was my cousin.\nI was not at home.', at: AT }, ...over })
const waiting = (...names: string[]) => ({
  body: { results: names.map((username, at) => ({ username, silence: objected({ id: at + 1 }) })), next_cursor: null, total: names.length },
})
const show = () => renderScreen(<Objections />, { at: '/saved' })

/** Opens the answer to the first objection, writes it and sends it. */
async function answer(how: 'End silence' | 'Uphold', words: string) {
  fireEvent.click((await screen.findAllByRole('button', { name: how }))[0] as HTMLElement)
  const dialog = await inDialog()
  type(dialog.getByLabelText('Your answer'), words)
  fireEvent.click(dialog.getByRole('button', { name: how }))
  return dialog
}

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('objections', () => {
  it('stand with the silence that they are about: since when, until when, why, and by whom', async () => {
    fakeService({ [LIST]: waiting('moyna') })
    await show()
    const row = await screen.findByRole('listitem')
    for (const words of ['Since Fri 20 Nov 2026', 'until Sun 20 Dec 2026', 'anika: Advertises in comments', 'Objection: It was my cousin.'])
      expect(row.textContent).toContain(words)
    expect(within(row).getByRole('link', { name: 'moyna' }).getAttribute('href')).toBe('/desk/people/moyna')
  })

  it.each([
    ['End silence', 'lift', 'We believe you.'],
    ['Uphold', 'uphold', 'It was your phone.'],
  ] as const)('are answered with “%s”, and stay in their place as answered', async (how, decision, words) => {
    const asked = fakeService({ [LIST]: waiting('moyna', 'nila'), [ANSWER]: { body: aPerson() } })
    await show()
    await answer(how, words)
    const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
    expect((await within(first).findByRole('status')).textContent).toBe('Answered.')
    expect(asked.at(-1)).toEqual({ path: ANSWER, body: { decision, answer: words } })
    expect(within(first).queryByRole('button')).toBeNull()
    expect(within(second).getAllByRole('button')).toHaveLength(2)
  })

  it('are not answered without words', async () => {
    const asked = fakeService({ [LIST]: waiting('moyna') })
    await show()
    const dialog = await answer('Uphold', ' ')
    expect(await dialog.findByText('This field is required')).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([LIST])
  })

  it.each([
    ['another member of staff has answered', refusal('bad-state', 409), /This has changed\. Open the page/],
    ['it is one’s own', refusal('not-allowed', 403), /your own account/],
    ['the network is gone', 'offline', /internet is back/],
  ] as const)('say where %s, and keep what was written', async (_, failed, words) => {
    fakeService({ [LIST]: waiting('moyna'), [ANSWER]: failed })
    await show()
    const dialog = await answer('Uphold', 'It was your phone.')
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It was your phone.')
    expect(screen.queryByText('Answered.')).toBeNull()
  })

  it('may be none, on their way, out of reach or not for who looks', async () => {
    fakeService({ [LIST]: waiting() })
    await show()
    expect(await screen.findByText('No objections waiting.')).toBeTruthy()
    cleanup()
    fakeService({ [LIST]: () => new Promise(() => undefined) })
    await show()
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
    cleanup()
    fakeService({ [LIST]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The desk needs internet')
    cleanup()
    fakeService({ [LIST]: refusal('not-allowed', 403) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('for Hatkhola staff only')
  })

  it('are walked through with j and k, but not behind an open dialog', async () => {
    fakeService({ [LIST]: waiting('moyna', 'nila') })
    await show()
    const [first, second] = (await screen.findAllByRole('link')) as [HTMLElement, HTMLElement]
    key('j')
    key('j')
    expect(document.activeElement).toBe(second)
    key('k')
    expect(document.activeElement).toBe(first)
    fireEvent.click(screen.getAllByRole('button', { name: 'Uphold' })[0] as HTMLElement)
    const cancel = (await inDialog()).getByRole('button', { name: 'Cancel' })
    cancel.focus()
    key('j', cancel)
    expect(document.activeElement).toBe(cancel)
  })
})

describe('an objection on the page of its person', () => {
  it('is answered there, and the page shows what was said', async () => {
    const silence = objected()
    const lifted = objected({ is_standing: false, lifted_at: AT, answer: { text: 'We believe you.', at: AT }, answered_by: 'bashir' })
    fakeService({ [PERSON]: { body: aPerson({ is_silenced: true, silences: [silence] }) }, [ANSWER]: { body: aPerson({ silences: [lifted] }) } })
    await renderScreen(<Person username="moyna" />, { at: '/saved' })
    await press('Uphold')
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Cancel' }))
    const row = (await screen.findByText(/It was my cousin/)).closest('li') as HTMLElement
    fireEvent.click(within(row).getByRole('button', { name: 'End silence' }))
    const dialog = await inDialog()
    type(dialog.getByLabelText('Your answer'), 'We believe you.')
    fireEvent.click(dialog.getByRole('button', { name: 'End silence' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/It was my cousin/).closest('li')?.textContent).toContain('bashir: We believe you.')
    expect(screen.queryByRole('button', { name: 'Uphold' })).toBeNull()
  })

  it('is not answered by the one who wrote it', async () => {
    fakeService({ [PERSON]: { body: aPerson({ is_own: true, is_silenced: true, silences: [objected()] }) } })
    await renderScreen(<Person username="moyna" />, { at: '/saved' })
    expect(await screen.findByText(/It was my cousin/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Uphold' })).toBeNull()
  })
})
