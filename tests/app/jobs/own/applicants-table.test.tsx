import 'fake-indexeddb/auto'
import { useRouterState } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Applicants } from '#app/features/jobs/own/screens/applicants.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { chooseRow, press } from '#tests/support/phone/table-rows.ts'
import { type Asked, fakeService, refusal } from '../../accounts/fake-service.ts'
import { sellOnWideScreen } from '../../events/own/a-wide-seller.ts'
import { anApplicant, anOwnJobDetail, applicantsPage } from './a-job.ts'

const LIST = '/api/job_applicant/'
const shathi = anApplicant()
const rakib = anApplicant({ application_id: 43, full_name: 'Rakib', experience_years: 0 })
const gone = anApplicant({ application_id: 44, full_name: 'Palash', state: 'withdrawn', skills: [], education: null, cv: null })

/** The screen as its route shows it: the query of the address is its filter. */
function Screen() {
  const { search } = useRouterState().location
  return <Applicants jobPostId={7} search={search as Record<string, unknown>} />
}
const show = (replies: Parameters<typeof fakeService>[0] = {}) => {
  const asked = fakeService({ [LIST]: { body: applicantsPage([shathi, rakib, gone]) }, '/api/job_post/7/own/': { body: anOwnJobDetail() }, ...replies })
  return renderScreen(<Screen />, { at: '/hiring/job/7/applicants' }).then(({ router }) => ({ asked, router }))
}
const sheet = () => screen.findByRole('dialog', { hidden: true })

sellOnWideScreen()

describe('applicants on a wide screen', () => {
  it('stand in a table; a press on a name opens the application, and on a heading sorts', async () => {
    const { router } = await show()
    const row = await screen.findByRole('row', { name: /Shathi Barua/ })
    for (const words of ['10 Nov', '3 years of experience', 'Bachelor', 'Sales, বাংলা টাইপিং', 'Seen']) expect(row.textContent).toContain(words)
    expect(screen.getByRole('row', { name: /Palash/ }).textContent).not.toContain('experience')
    fireEvent.click(within(screen.getByRole('columnheader', { name: 'Experience' })).getByRole('button'))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=experience'))
    fireEvent.click(await screen.findByRole('button', { name: 'Shathi Barua' }))
    expect((await sheet()).textContent).toContain('I know saris.')
  })

  it('are decided on together, after one more press; who withdrew is left out', async () => {
    const sent: Asked[] = []
    const takes = (applicant: typeof shathi) => (ask: Asked) => {
      sent.push(ask)
      return { body: { ...applicant, state: 'shortlisted', version: 3 } }
    }
    await show({ '/api/job_applicant/41/': takes(shathi as typeof shathi), '/api/job_applicant/43/': takes(rakib as typeof shathi) })
    for (const name of ['Shathi Barua', 'Rakib', 'Palash']) await chooseRow(name)
    press('Shortlist')
    const dialog = await sheet()
    expect(within(dialog).getByRole('heading', { name: 'Shortlist: 2 applicants?', hidden: true })).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Shortlist', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/job_applicant/41/', { state: 'shortlisted', version: 2 }],
      ['/api/job_applicant/43/', { state: 'shortlisted', version: 2 }],
    ])
    expect(screen.getAllByText('Shortlisted', { selector: 'tbody .chip' })).toHaveLength(2)
    expect(screen.getAllByText('1 selected').length).toBeGreaterThan(0)
  })

  it('of whom one could not be decided on stay chosen, and it is said why', async () => {
    await show({ '/api/job_applicant/41/': { body: { ...shathi, state: 'rejected', version: 3 } }, '/api/job_applicant/43/': refusal('stale', 409) })
    for (const name of ['Shathi Barua', 'Rakib']) await chooseRow(name)
    press('Reject')
    fireEvent.click(within(await sheet()).getByRole('button', { name: 'Reject', hidden: true }))
    await waitFor(() => expect(screen.getByText(/1 row could not be changed/)).toBeTruthy())
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Rakib', hidden: true }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Shathi Barua', hidden: true }).checked).toBe(false)
  })
})
