import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Applicants } from '#app/features/jobs/own/screens/applicants.tsx'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
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

describe('the list of a job’s applicants', () => {
  it('stands there with what matters, counted by state', async () => {
    const gone = anApplicant({
      application_id: 42,
      full_name: 'Palash',
      state: 'withdrawn',
      phone_number: '',
      email: '',
      education: null,
      skills: [],
      cv: null,
    })
    fakeService({ [LIST]: { body: applicantsPage([anApplicant(), gone], { counts: { sent: 5 } }) }, [JOB]: job })
    await show()
    const [first, second] = (await screen.findAllByRole('listitem')).filter((row) => row.hasAttribute('data-index'))
    for (const words of ['Shathi Barua', 'Seen', 'Bachelor', '3 years of experience', 'With CV', 'Sales, বাংলা টাইপিং'])
      expect(first?.textContent).toContain(words)
    expect(second?.textContent).toContain('Withdrawn')
    expect(second?.textContent).not.toContain('experience')
    const tabs = within(screen.getByRole('navigation', { name: 'By status' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['All7', 'New5', 'Seen1', 'Withdrawn1'])
    expect(tabs[1]?.getAttribute('href')).toBe(`${AT}?state=sent`)
    expect(await screen.findByText('Shop assistant')).toBeTruthy()
  })

  it('is asked for as the filters say', async () => {
    const asked = fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job })
    await show('?has_cv=true&state=seen')
    fireEvent.change(await screen.findByLabelText('Education'), { target: { value: 'HSC' } })
    fireEvent.change(await screen.findByLabelText('Experience'), { target: { value: '2' } })
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/job_applicant/?education=HSC&experience=2&has_cv=true&job_post_id=7&limit=50&state=seen'))
  })

  it('can be read and filtered without network, with its age', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant(), anApplicant({ application_id: 43, full_name: 'Rakib', experience_years: 0 })]) }, [JOB]: job })
    await show()
    await screen.findByText('Rakib')
    cleanup()
    fakeService({ [LIST]: 'offline', [JOB]: 'offline' })
    goOffline()
    await show('?experience=2')
    expect(await screen.findByText('Shathi Barua')).toBeTruthy()
    expect(screen.queryByText('Rakib')).toBeNull()
    expect(screen.getByText(/1 of 2/)).toBeTruthy()
  })

  it('is an empty list at first, and the job can be shared from there', async () => {
    fakeService({ [LIST]: { body: applicantsPage([]) }, [JOB]: job })
    await show()
    await screen.findByText('No applicants yet')
    expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it('has the further choices behind one button, which are open where one is made', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job })
    await show()
    const more = await button('Filter and sort')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    cleanup()
    await show('?sort=oldest')
    expect((await button('Filter and sort')).getAttribute('aria-expanded')).toBe('true')
  })

  it('goes into a file as it is filtered, without formulas', async () => {
    const files = catchFiles()
    const asked = fakeService({ [LIST]: { body: applicantsPage([anApplicant({ full_name: '=cmd()', note: 'call\nher' })]) }, [JOB]: job })
    await show('?state=seen')
    await press('Export these as CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(files[0]?.name).toMatch(/^applicants-7-\d{4}-\d\d-\d\d\.csv$/)
    const text = (await files[0]?.text()) ?? ''
    expect(text).toContain('Name,Phone,Email,Status,Applied at,Education')
    expect(text).toContain(`"'=cmd()",01712-345678,shathi@mail.example,Seen,2026-11-10 11:00,Bachelor,3,"Sales; বাংলা টাইপিং"`)
    expect(asked.some(({ path }) => path.includes('limit=100') && path.includes('state=seen'))).toBe(true)
  })
})

describe('one application', () => {
  it('shows what is known, and how to reach who applied', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant()]) }, [JOB]: job })
    await show('?applicant=41')
    const opened = await sheet()
    for (const words of ['I know saris.', 'Three years at a shop in Feni', 'shathi.pdf', '200 KB', '1 of 1']) expect(opened.textContent).toContain(words)
    expect(
      within(opened)
        .getByRole('link', { name: /01712-345678/, hidden: true })
        .getAttribute('href'),
    ).toBe('tel:+8801712345678')
    expect(
      within(opened)
        .getByRole('link', { name: /shathi@mail/, hidden: true })
        .getAttribute('href'),
    ).toBe('mailto:shathi@mail.example')
  })

  it('is marked as seen when it is opened, once, and the tabs follow', async () => {
    const sent = anApplicant({ state: 'sent', version: 1 })
    const asked = fakeService({ [LIST]: { body: applicantsPage([sent]) }, [JOB]: job, [ONE]: { body: anApplicant({ state: 'seen', version: 2 }) } })
    await show()
    await press(/Shathi Barua/)
    await waitFor(() => expect(decisions(asked)).toEqual([{ state: 'seen', version: 1 }]))
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'By status', hidden: true }).textContent).toBe('All1Seen1'))
  })

  it('stays new when it is opened without network', async () => {
    const asked = fakeService({ [LIST]: { body: applicantsPage([anApplicant({ state: 'sent' })]) }, [JOB]: job })
    goOffline()
    await show('?applicant=41')
    await sheet()
    expect(decisions(asked)).toEqual([])
    expect(screen.getByText(/Deciding needs the internet/)).toBeTruthy()
  })

  it('is shortlisted, and another choice takes its place or takes it back', async () => {
    let version = 2
    const asked = fakeService({
      [LIST]: { body: applicantsPage([anApplicant()]) },
      [JOB]: job,
      [ONE]: ({ body }) => ({ body: anApplicant({ state: body.state as 'seen', version: ++version }) }),
    })
    await show('?applicant=41')
    await press('Shortlist')
    await waitFor(async () => expect((await button('Shortlist')).getAttribute('aria-pressed')).toBe('true'))
    await press('Hired')
    await waitFor(async () => expect((await button('Hired')).getAttribute('aria-pressed')).toBe('true'))
    await press('Hired')
    await waitFor(() =>
      expect(decisions(asked).map(({ state, version }) => [state, version])).toEqual([
        ['shortlisted', 2],
        ['hired', 3],
        ['seen', 4],
      ]),
    )
  })

  it('shows what was decided elsewhere meanwhile, instead of writing over it', async () => {
    let now = anApplicant()
    fakeService({
      [LIST]: () => ({ body: applicantsPage([now]) }),
      [JOB]: job,
      [ONE]: () => {
        now = anApplicant({ state: 'hired', version: 5 })
        return refusal('stale', 409)
      },
    })
    await show('?applicant=41')
    await press('Reject')
    expect(await screen.findByText(/It is now: Hired/)).toBeTruthy()
    expect((await button('Hired')).getAttribute('aria-pressed')).toBe('true')
  })

  it('is rejected by a slip, and taken back in a word', async () => {
    let version = 2
    const asked = fakeService({
      [LIST]: { body: applicantsPage([anApplicant()]) },
      [JOB]: job,
      [ONE]: ({ body }) => ({ body: anApplicant({ state: body.state as 'seen', version: ++version }) }),
    })
    await show('?applicant=41')
    expect(within(await sheet()).queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
    await press('Reject')
    await press('Undo')
    await waitFor(() => expect(decisions(asked).map(({ state }) => state)).toEqual(['rejected', 'seen']))
    await waitFor(async () => expect((await button('Reject')).getAttribute('aria-pressed')).toBe('false'))
    expect(document.activeElement).toBe(await button('Reject'))
  })

  it('has words of warning beside a CV that does something by itself, and beside no other', async () => {
    const plain = anApplicant()
    const active = anApplicant({ application_id: 43, full_name: 'Rakib', cv: { ...plain.cv, is_active: true } as typeof plain.cv })
    fakeService({ [LIST]: { body: applicantsPage([plain, active]) }, [JOB]: job })
    await show('?applicant=41')
    expect((await sheet()).textContent).not.toContain('Be careful')
    await press('Next')
    expect((await screen.findByRole('region', { name: 'Rakib', hidden: true })).textContent).toContain('Be careful')
  })

  it('that was withdrawn says only that', async () => {
    const gone = anApplicant({ state: 'withdrawn', phone_number: '', email: '', letter: '', skills: [], cv: null })
    fakeService({ [LIST]: { body: applicantsPage([gone]) }, [JOB]: job })
    await show('?applicant=41')
    const opened = await sheet()
    expect(opened.textContent).toContain('No other details are kept')
    for (const name of ['Shortlist', 'Send', 'Save note']) expect(within(opened).queryByRole('button', { name, hidden: true })).toBeNull()
  })

  it('leads to the next one and back, and closes to the list', async () => {
    fakeService({ [LIST]: { body: applicantsPage([anApplicant(), anApplicant({ application_id: 43, full_name: 'Rakib' })]) }, [JOB]: job })
    const { router } = await show()
    await press(/Shathi Barua/)
    await press('Next')
    expect(await screen.findByRole('region', { name: 'Rakib', hidden: true })).toBeTruthy()
    expect((await button('Next')).hasAttribute('disabled')).toBe(true)
    expect(router.state.location.search).toEqual({ applicant: '43' })
    act(() => router.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(router.state.location.search).toEqual({})
  })

  it('is found on a later page of the list', async () => {
    fakeService({
      [LIST]: ({ path }) => ({
        body: path.includes('cursor=2')
          ? applicantsPage([anApplicant()], { total: 2 })
          : applicantsPage([anApplicant({ application_id: 43, full_name: 'Rakib' })], { next_cursor: '2', total: 2 }),
      }),
      [JOB]: job,
    })
    await show('?applicant=41')
    expect((await sheet()).textContent).toContain('I know saris.')
  })
})
