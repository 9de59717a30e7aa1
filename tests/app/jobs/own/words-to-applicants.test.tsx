import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Applicants } from '#app/features/jobs/own/screens/applicants.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anApplicant, anOwnJobDetail, applicantsPage } from './a-job.ts'

const LIST = '/api/job_applicant/'
const ONE = '/api/job_applicant/41/'
const JOB = '/api/job_post/7/own/'
const job = { body: anOwnJobDetail() }
const AT = '/hiring/job/7/applicants'

/** The screen as its route shows it: the query of the address is its filter. */
function Screen() {
  const { search } = useRouterState().location
  return <Applicants jobPostId={7} search={search as Record<string, unknown>} />
}
const show = (query = '', language: 'en' | 'bn' = 'en') => renderScreen(<Screen />, { at: `${AT}${query}`, language })
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const sheet = () => screen.findByRole('dialog', { hidden: true })
const decisions = (asked: { path: string; body: Record<string, unknown> }[]) => asked.filter(({ path }) => path === ONE).map(({ body }) => body)

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('a note to oneself', () => {
  const write = async (text: string) => fireEvent.change(await screen.findByLabelText('Private note'), { target: { value: text } })
  const typed = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Private note')).value

  it('is saved', async () => {
    const asked = fakeService({
      [LIST]: { body: applicantsPage([anApplicant()]) },
      [JOB]: job,
      [ONE]: ({ body }) => ({ body: anApplicant({ note: String(body.note), version: 3 }) }),
    })
    await show('?applicant=41')
    await write('Call on Sunday')
    await press('Save note')
    // What is below an open sheet is neither seen nor read out.
    expect(await within(await sheet()).findByText('Note saved.')).toBeTruthy()
    await write('Call on Monday')
    await waitFor(async () => expect(within(await sheet()).queryByText('Note saved.')).toBeNull())
    expect(decisions(asked)).toEqual([{ note: 'Call on Sunday', version: 2 }])
  })

  it('outlives the screen and a lost network', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job, [ONE]: 'offline' })
    await show('?applicant=41')
    await write('Call on Sunday')
    await press('Save note')
    expect(await screen.findByText(/Your note is kept on this phone/)).toBeTruthy()
    cleanup()
    await show('?applicant=41')
    await waitFor(async () => expect(await typed()).toBe('Call on Sunday'))
  })

  it('does not mind that only the state was changed meanwhile', async () => {
    let now = anApplicant()
    const asked = fakeService({
      [LIST]: () => ({ body: applicantsPage([now]) }),
      [JOB]: job,
      [ONE]: ({ body }) => {
        if (body.version === 9) return { body: anApplicant({ state: 'hired', note: String(body.note), version: 10 }) }
        now = anApplicant({ state: 'hired', version: 9 })
        return refusal('stale', 409)
      },
    })
    await show('?applicant=41')
    await write('Call on Sunday')
    await press('Save note')
    await waitFor(() => expect(decisions(asked).at(-1)).toEqual({ note: 'Call on Sunday', version: 9 }))
  })

  it('lies beside the one that was written elsewhere meanwhile', async () => {
    let now = anApplicant()
    fakeService({
      [LIST]: () => ({ body: applicantsPage([now]) }),
      [JOB]: job,
      [ONE]: ({ body }) => {
        if (body.version === 9) return { body: anApplicant({ note: String(body.note), version: 10 }) }
        now = anApplicant({ note: 'Call on Monday', version: 9 })
        return refusal('stale', 409)
      },
    })
    await show('?applicant=41')
    await write('Call on Sunday')
    await press('Save note')
    expect(await screen.findByText('Call on Monday', { exact: false })).toBeTruthy()
    await press('Use the saved one')
    await waitFor(async () => expect(await typed()).toBe('Call on Monday'))
  })
})

describe('a message to the applicants', () => {
  const MESSAGE = '/api/job_applicant/41/message/'
  const write = async (text: string) => fireEvent.change(await screen.findByLabelText('Write to the applicant'), { target: { value: text } })

  it('is sent, and stands there afterwards', async () => {
    const messages = [{ id: 1, text: 'Please come on Sunday', sent_at: '2026-11-20T05:00:00.000Z' }]
    const asked = fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job, [MESSAGE]: { body: anApplicant({ messages }) } })
    await show('?applicant=41')
    await write('Please come on Sunday')
    expect(screen.getByText(/21 of 1,000 characters/)).toBeTruthy()
    await press('Send')
    expect(await screen.findByRole('list', { name: 'Sent messages', hidden: true })).toBeTruthy()
    expect(within(await sheet()).getByText('Message sent.')).toBeTruthy()
    expect(asked.find(({ path }) => path === MESSAGE)?.body).toMatchObject({ text: 'Please come on Sunday' })
  })

  it('is the same one after a lost answer, and is kept meanwhile', async () => {
    let isDown = true
    const asked = fakeService({
      [LIST]: { body: applicantsPage([anApplicant()]) },
      [JOB]: job,
      [MESSAGE]: () => (isDown ? 'offline' : { body: anApplicant() }),
    })
    await show('?applicant=41')
    await write('Please come')
    await press('Send')
    expect(await screen.findByText(/What you wrote is kept on this phone.*will be sent only once/)).toBeTruthy()
    isDown = false
    await press('Send')
    expect(await within(await sheet()).findByText('Message sent.')).toBeTruthy()
    const keys = asked.filter(({ path }) => path === MESSAGE).map(({ body }) => body.client_key)
    expect(new Set(keys).size).toBe(1)
  })

  it('says that it is enough for today', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job, [MESSAGE]: refusal('too-many-requests', 429) })
    await show('?applicant=41')
    await write('Again')
    await press('Send')
    expect(await screen.findByText(/five messages a day to one person/)).toBeTruthy()
  })
})
