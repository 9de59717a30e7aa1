import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from '#app/features/desk/people/screens/person.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { AT, aPerson, inDialog, key, PERSON, Proven, press, type } from './a-person.tsx'

const PROVE = '/api/account/prove/'
const show = () =>
  renderScreen(
    <Proven>
      <Person username="moyna" />
    </Proven>,
    { at: '/saved' },
  )
const dialogs = () => screen.queryAllByRole('dialog').length

/** Opens a decision, says why, and confirms it. */
async function decide(yes: string, reason = 'Sold false tickets') {
  await press(yes)
  const dialog = await inDialog()
  type(dialog.getByLabelText('Reason'), reason)
  fireEvent.click(dialog.getByRole('button', { name: yes }))
  return dialog
}

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('what staff do with an account', () => {
  it.each([
    ['locks it', 'Lock', ['lock', {}, { locked_at: AT, sessions: [] }, 'Locked']],
    ['unlocks it', 'Unlock', ['unlock', { locked_at: AT }, {}, 'None.']],
    ['logs it out everywhere', 'Log out everywhere', ['end_sessions', {}, { sessions: [] }, 'Logged in nowhere.']],
    ['ends its silence', 'End silence', ['lift', { is_silenced: true }, {}, 'None.']],
    ['asks for it to be made one of the staff', 'Add to staff', ['grant_staff', {}, { is_grant_waiting: true }, /second member of staff must agree/]],
    ['makes it an ordinary one', 'Remove from staff', ['revoke_staff', { is_staff: true }, {}, 'None.']],
  ] as const)('%s with a reason, and shows what it is then', async (_, yes, [address, before, after, words]) => {
    const asked = fakeService({ [PERSON]: { body: aPerson(before) }, [`${PERSON}${address}/`]: { body: aPerson(after as object) } })
    await show()
    await decide(yes)
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(asked.at(-1)).toEqual({ path: `${PERSON}${address}/`, body: { reason: 'Sold false tickets' } })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: yes })).toBeNull()
  })

  it.each([
    ['', 'This field is required'],
    ['  ', 'This field is required'],
    ['no', /short/],
  ])('is not sent with “%s” as the reason, and the field says so', async (reason, words) => {
    const asked = fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    const dialog = await decide('Lock', reason)
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true')
    expect(asked.map(({ path }) => path)).toEqual([PERSON])
  })

  it('says before what it does, and does nothing when it is left', async () => {
    const asked = fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    await press('Lock')
    const dialog = await inDialog()
    expect(dialog.getByRole('heading', { name: 'Lock moyna?' })).toBeTruthy()
    expect(dialog.getByText(/events go off sale and jobs are closed/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['another member of staff was faster', refusal('bad-state', 409), /This has changed\. Open the page/],
    ['it is one’s own, or one is no longer of the staff', refusal('not-allowed', 403), /your own account, or you are no longer staff/],
    ['the network is gone', 'offline', /internet is back/],
    ['it was done too often', refusal('too-many-requests', 429), /Wait a minute/],
  ] as const)('says so where %s, and keeps the reason', async (_, failed, words) => {
    fakeService({ [PERSON]: { body: aPerson() }, [`${PERSON}lock/`]: failed })
    await show()
    const dialog = await decide('Lock')
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Sold false tickets')
  })
})

describe('a password that was last given long ago', () => {
  it.each([
    ['locking', 'Lock', ['lock', {}]],
    ['unlocking', 'Unlock', ['unlock', { locked_at: AT }]],
    ['adding to staff', 'Add to staff', ['grant_staff', {}]],
    ['removing from staff', 'Remove from staff', ['revoke_staff', { is_staff: true }]],
  ] as const)('is asked for before %s, which then goes on by itself', async (_, yes, [address, before]) => {
    let isProven = false
    const act = `${PERSON}${address}/`
    const asked = fakeService({
      [PERSON]: { body: aPerson(before) },
      [act]: () => (isProven ? { body: aPerson({ full_name: 'Done Now' }) } : refusal('password-needed', 403)),
      [PROVE]: ({ body }) => {
        isProven = body.password === 'the right one'
        return isProven ? { body: { ok: true } } : refusal('wrong-login', 401)
      },
    })
    await show()
    await decide(yes)
    await waitFor(() => expect(dialogs()).toBe(2))
    const proof = await inDialog()
    for (const password of ['a wrong one', 'the right one']) {
      type(proof.getByLabelText('Password'), password)
      fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
      if (password === 'a wrong one') await proof.findByText(/Wrong password/)
    }
    expect(await screen.findByText('Done Now')).toBeTruthy()
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(asked.map(({ path }) => path)).toEqual([PERSON, act, PROVE, PROVE, act])
    expect(asked.at(-1)?.body).toEqual({ reason: 'Sold false tickets' })
  })

  it('and is not given leaves all as it was, the reason too', async () => {
    const asked = fakeService({ [PERSON]: { body: aPerson() }, [`${PERSON}lock/`]: refusal('password-needed', 403) })
    await show()
    const dialog = await decide('Lock')
    await waitFor(() => expect(dialogs()).toBe(2))
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialogs()).toBe(1))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Sold false tickets')
    expect(asked).toHaveLength(2)
  })
})

describe('the keys of the page of a person', () => {
  it('open the decision of their place, and send nothing', async () => {
    const asked = fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    expect((await screen.findByRole('button', { name: 'Lock' })).getAttribute('aria-keyshortcuts')).toBe('3')
    key('3')
    expect((await inDialog()).getByRole('heading', { name: 'Lock moyna?' })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('do nothing beyond the last decision, in a field, or while a dialog is open', async () => {
    fakeService({ [PERSON]: { body: aPerson() } })
    await show()
    await screen.findByRole('button', { name: 'Lock' })
    key('5')
    key('9')
    expect(dialogs()).toBe(0)
    key('1')
    const dialog = await inDialog()
    expect(dialog.getByRole('heading', { name: 'Silence moyna?' })).toBeTruthy()
    key('3', dialog.getByLabelText('Reason'))
    key('3')
    expect(screen.queryByRole('heading', { name: 'Lock moyna?' })).toBeNull()
  })

  it('are none where nothing can be done', async () => {
    fakeService({ [PERSON]: { body: aPerson({ is_own: true }) } })
    await show()
    await screen.findByText('This is your own account.')
    key('1')
    expect(dialogs()).toBe(0)
  })
})
