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

describe('a message to the applicant', () => {
  it('is written in the conversation about the application', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job })
    await show('?applicant=41')
    const link = await screen.findByRole('link', { name: 'Message the applicant', hidden: true })
    expect(link.getAttribute('href')).toBe('/messages/new?kind=application&subject=41')
  })
})
