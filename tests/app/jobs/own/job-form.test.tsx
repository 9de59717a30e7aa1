import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { choose, field, press, refused, type } from '#tests/support/phone/filling.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnJobDetail } from './a-job.ts'
import { DEADLINE, fillIn, openEdit, openPost, putLogo } from './fill-job-form.tsx'
import { jobFormService } from './job-form-service.ts'

// The editor is measured in a browser; here only what it gives counts.
vi.mock('#app/ui/text/rich-editor.tsx', () => import('../../events/own/plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: async (file: Blob) => file,
  shrinkWhole: async () => new Blob(['light'], { type: 'image/webp' }),
}))

beforeEach(() => void signInSeller())
afterEach(async () => {
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('posting a job', () => {
  it('says all that is missing at once, where the focus is', async () => {
    const sent = jobFormService(() => refused('bug', 500))
    await openPost()
    press('Publish')
    const summary = await screen.findByRole('region', { name: /fields need your attention/ })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const said = within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(said).toEqual([
      'Job title',
      'Company',
      'Category',
      'Subcategory',
      'Subsubcategory',
      'Job type',
      'District',
      'Job location',
      'Deadline',
      'Job Description',
    ])
    expect(sent).toEqual([])
  })

  it('sends numbers in Latin digits, the day and the logo, and goes to the list', async () => {
    const sent = jobFormService(() => ({ body: anOwnJobDetail({ job_post_id: 9 }) }))
    const { router } = await openPost()
    await fillIn()
    await putLogo()
    press('Publish')
    await waitFor(() => expect(router.state.location.pathname).toBe('/hiring'))
    expect(sent[0]?.path).toBe('/api/job_post/create/')
    expect(sent[0]?.fields).toMatchObject({
      title: 'Tailor',
      salary_min: '15000',
      salary_max: '20000',
      district: 'Gazipur',
      deadline: DEADLINE,
      job_subsubcategory: '3',
      is_published: 'true',
      company_logo: 'file of 5',
      description_state: '{"root":1}',
    })
    expect(useNotice.getState().text).toBe('Your job is published.')
    expect(await readDraft('job post')).toBeUndefined()
  })

  it('says where what is unfinished stays, and when it can be a draft', async () => {
    jobFormService(() => refused('bug', 500))
    await openPost()
    expect(screen.getByText(/is saved on this phone/).textContent).toContain('once every required field is filled in')
  })

  it('keeps a draft that is not published', async () => {
    const sent = jobFormService(() => ({ body: anOwnJobDetail({ posted_at: null, phase: 'draft' }) }))
    const { router } = await openPost()
    await fillIn()
    press('Save as draft')
    await waitFor(() => expect(router.state.location.pathname).toBe('/hiring'))
    expect(sent[0]?.fields.is_published).toBe('false')
  })

  it('says at the field that the salary ends below its beginning, and that a deadline is past or too far', async () => {
    jobFormService(() => refused('bug', 500))
    await openPost()
    await fillIn()
    fireEvent.input(field('Salary up to (Taka) optional'), { target: { value: '৯০০০' } })
    type('Deadline', '2020-01-01')
    press('Publish')
    expect(await screen.findByRole('button', { name: 'Salary up to (Taka)' })).toBeTruthy()
    expect(screen.getByText(/^\s*The maximum can’t be below/)).toBeTruthy()
    expect(screen.getByText('This is in the past')).toBeTruthy()
    type('Deadline', dhakaDay(Date.now() + 200 * DAY_MS))
    expect(await screen.findByText('This is too far in the future')).toBeTruthy()
  })

  it('asks for no place of what can be done from anywhere, and for a link where one applies elsewhere', async () => {
    const sent = jobFormService(() => ({ body: anOwnJobDetail() }))
    const { router } = await openPost()
    await fillIn()
    await choose('District', '')
    fireEvent.input(field('Job location'), { target: { value: '' } })
    fireEvent.click(field('Remote: can be done from anywhere'))
    fireEvent.click(field('On another site'))
    press('Publish')
    expect(await screen.findByRole('button', { name: 'Link to apply' })).toBeTruthy()
    type('Link to apply', 'https://company.example/jobs')
    press('Publish')
    await waitFor(() => expect(router.state.location.pathname).toBe('/hiring'))
    expect(sent[0]?.fields).toMatchObject({ is_remote: 'true', apply_link: 'https://company.example/jobs', needs_cv: 'false' })
  })

  it('clears what lies below a category, and has the tree by itself once the connection is back', async () => {
    jobFormService(() => refused('bug', 500))
    const reach = fetch
    let isBroken = true
    vi.stubGlobal('fetch', (input: Request) => (isBroken && input.url.includes('category') ? Promise.reject(new TypeError('fetch failed')) : reach(input)))
    await openPost()
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    isBroken = false
    act(() => reportReconnect())
    await choose('Category', '1')
    await choose('Subcategory', '2')
    await choose('Category', '4')
    await waitFor(() => expect(field('Subcategory').value).toBe(''))
    expect(field('Subsubcategory').disabled).toBe(true)
  })

  it('makes one job of a lost answer and a second tap', async () => {
    let answer: 'offline' | { body: OwnJobDetail } = 'offline'
    const sent = jobFormService(() => answer)
    const { router } = await openPost()
    await fillIn()
    press('Publish')
    await screen.findByText(/No response/)
    answer = { body: anOwnJobDetail() }
    press('Publish')
    await waitFor(() => expect(router.state.location.pathname).toBe('/hiring'))
    expect(sent.map(({ method, fields }) => [method, fields.client_key])).toEqual([
      ['POST', sent[0]?.fields.client_key],
      ['POST', sent[0]?.fields.client_key],
    ])
  })

  it('is all there after a crash, and can be started over', async () => {
    const sent = jobFormService(() => 'offline')
    await openPost()
    await fillIn()
    await putLogo()
    goOffline()
    press('Publish')
    await screen.findByText(/The job is saved on this phone/)
    expect(sent).toHaveLength(1)
    cleanup()
    await openPost()
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
    expect([field('Job title').value, field('District').value, field('Job Description').value]).toEqual(['Tailor', 'Gazipur', '<p>Sews shirts</p>'])
    press('Start over')
    fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Start over', hidden: true }))
    await waitFor(() => expect(field('Job title').value).toBe(''))
  })

  it('begins with what an earlier job said and its logo, but not with its deadline', async () => {
    const sent = jobFormService(
      () => ({ body: anOwnJobDetail({ job_post_id: 9 }) }),
      () => ({ body: anOwnJobDetail({ company_logo: '/media/jobs/a.webp' }) }),
    )
    await openPost(7)
    expect([field('Job title').value, field('Company').value, field('Deadline').value]).toEqual(['Shop assistant', 'Anika Stores', ''])
    expect(await screen.findByRole('img', { name: 'The logo as it will be shown' })).toBeTruthy()
    type('Deadline', DEADLINE)
    press('Publish')
    await waitFor(() => expect(sent[0]?.fields).toMatchObject({ title: 'Shop assistant', deadline: DEADLINE, company_logo: 'file of 4' }))
  })
})

describe('changing a job', () => {
  it('sends only what was changed, on top of what was seen', async () => {
    const sent = jobFormService(() => ({ body: anOwnJobDetail({ version: 4, title: 'Shop manager' }) }))
    await openEdit()
    type('Job title', 'Shop  manager')
    expect(await screen.findByText('Changed, not saved yet: Job title')).toBeTruthy()
    press('Update job')
    await waitFor(() => expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/job_post/7/update/', fields: { title: 'Shop manager', version: '3' } }))
    expect(Object.keys(sent[0]?.fields ?? {}).sort()).toEqual(['title', 'version'])
    expect(await screen.findAllByText('Saved.')).toBeTruthy()
  })

  it('takes a logo away', async () => {
    const sent = jobFormService(
      () => ({ body: anOwnJobDetail({ version: 4 }) }),
      () => ({ body: anOwnJobDetail({ company_logo: '/media/jobs/a.webp' }) }),
    )
    await openEdit()
    press('Remove')
    press('Update job')
    await waitFor(() => expect(sent[0]?.fields).toEqual({ logo: 'none', version: '3' }))
  })

  it('publishes a draft as it is', async () => {
    const sent = jobFormService(
      () => ({ body: anOwnJobDetail({ version: 4 }) }),
      () => ({ body: anOwnJobDetail({ posted_at: null, phase: 'draft' }) }),
    )
    await openEdit()
    press('Publish')
    await waitFor(() => expect(sent[0]?.fields).toEqual({ is_published: 'true', version: '3' }))
    await waitFor(() => expect(useNotice.getState().text).toBe('Your job is published.'))
  })

  it('offers both versions of what was changed elsewhere meanwhile, and takes over the rest', async () => {
    let own = anOwnJobDetail()
    const sent = jobFormService(
      ({ fields }) => {
        if (fields.version === '5') return { body: anOwnJobDetail({ version: 6, title: 'Shop manager', vacancies: 9 }) }
        own = anOwnJobDetail({ version: 5, title: 'Shop keeper', vacancies: 9 })
        return refused('stale', 409)
      },
      () => ({ body: own }),
    )
    await openEdit()
    type('Job title', 'Shop manager')
    press('Update job')
    const box = await screen.findByRole('region', { name: 'Changed elsewhere' })
    for (const words of ['Shop manager', 'Shop keeper', 'Updated from the newer version: Vacancies']) expect(box.textContent).toContain(words)
    press('Job title: Keep mine')
    press('Update job')
    await waitFor(() => expect(sent[1]?.fields).toEqual({ title: 'Shop manager', version: '5' }))
  })

  it('goes on from what was left, also without network', async () => {
    jobFormService(() => 'offline')
    await openEdit()
    type('Company', 'Anika & Sons')
    await waitFor(async () => expect(await readDraft('job 7')).toBeTruthy())
    cleanup()
    jobFormService(
      () => 'offline',
      () => 'offline',
    )
    goOffline()
    await openEdit()
    expect(field('Company').value).toBe('Anika & Sons')
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
  })
})
