import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from '#app/features/desk/people/screens/person.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aDeskSilence, aPerson, inDialog, PERSON, Proven, press, type } from './a-person.tsx'

const SILENCE = `${PERSON}silence/`
const show = (language: 'en' | 'bn' = 'en') =>
  renderScreen(
    <Proven>
      <Person username="moyna" />
    </Proven>,
    { at: '/saved', language },
  )

/** Opens the dialog, and fills in what is given. */
async function silence(filled: { days?: string; reason?: string; remove?: boolean }) {
  await press(/^Silence/)
  const dialog = await inDialog()
  if (filled.days) type(dialog.getByLabelText('How long'), filled.days)
  if (filled.reason) type(dialog.getByLabelText('Reason'), filled.reason)
  if (filled.remove) fireEvent.click(dialog.getByRole('checkbox', { name: /Remove what they wrote in the last 24 hours/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Silence' }))
  return dialog
}

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('a silence', () => {
  it.each([
    ['1', 1],
    ['7', 7],
    ['30', 30],
    ['for-good', null],
  ] as const)('of %s is sent as it was chosen, and the page shows it', async (chosen, days) => {
    const until = days === null ? null : '2026-12-20T06:00:00.000Z'
    const silenced = aPerson({ is_silenced: true, silences: [aDeskSilence({ until })] })
    const asked = fakeService({ [PERSON]: { body: aPerson() }, [SILENCE]: { body: silenced } })
    await show()
    await silence({ days: chosen, reason: 'Advertises in comments' })
    const row = (await screen.findByText('anika:')).closest('li') as HTMLElement
    expect(row.textContent).toContain('Advertises in comments')
    expect(row.textContent).toContain(until === null ? 'For good' : 'until Sun 20 Dec 2026')
    expect(asked.at(-1)).toEqual({ path: SILENCE, body: { reason: 'Advertises in comments', days, remove_recent: false } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'End silence' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Silence' })).toBeNull()
  })

  it('takes with it what was written in the last 24 hours only where that is asked for', async () => {
    const asked = fakeService({ [PERSON]: { body: aPerson() }, [SILENCE]: { body: aPerson({ is_silenced: true }) } })
    await show()
    await silence({ days: '7', reason: 'Advertises in comments', remove: true })
    expect(await screen.findByRole('button', { name: 'End silence' })).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ reason: 'Advertises in comments', days: 7, remove_recent: true })
  })

  it('offers its lengths in words, of which none is chosen to begin with', async () => {
    fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    await press(/^Silence/)
    const choice = (await inDialog()).getByLabelText<HTMLSelectElement>('How long')
    expect([choice.value, [...choice.options].map(({ text }) => text)]).toEqual(['', ['Choose', '1 day', '7 days', '30 days', 'For good']])
    expect((await inDialog()).getByText(/They will read it/)).toBeTruthy()
  })

  it.each([
    ['how long', { reason: 'Advertises in comments' }, ['How long', /required/]],
    ['why', { days: '7' }, ['Reason', /required/]],
    ['why in more than two letters', { days: '7', reason: 'no' }, ['Reason', /short/]],
  ] as const)('is not sent before it is said %s', async (_, filled, [field, words]) => {
    const asked = fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    const dialog = await silence(filled)
    await waitFor(() => expect(dialog.getByLabelText(field).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getByText(words)).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([PERSON])
  })

  it.each([
    ['another member of staff was faster', refusal('bad-state', 409), /This has changed\. Open the page/],
    ['it would be one’s own', refusal('not-allowed', 403), /your own account/],
    ['the network is gone', 'offline', /internet is back/],
  ] as const)('says so where %s, and keeps all that was chosen', async (_, failed, words) => {
    fakeService({ [PERSON]: { body: aPerson() }, [SILENCE]: failed })
    await show()
    const dialog = await silence({ days: '30', reason: 'Advertises in comments', remove: true })
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLSelectElement>('How long').value).toBe('30')
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Advertises in comments')
  })

  it('is asked for in Bangla with its digits', async () => {
    fakeService({ [PERSON]: { body: aPerson() } })
    await show('bn')
    await waitFor(() => expect(screen.queryAllByRole('button').length).toBeGreaterThan(3))
    const [first] = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-keyshortcuts') === '1')
    expect(within(first as HTMLElement).getByText('১').tagName).toBe('KBD')
    fireEvent.click(first as HTMLElement)
    const choice = (await inDialog()).getByRole<HTMLSelectElement>('combobox')
    expect([...choice.options].map(({ text }) => text).join(' ')).toMatch(/১ .*৭ .*৩০ /)
  })
})
