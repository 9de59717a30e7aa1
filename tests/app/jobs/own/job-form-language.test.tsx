import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { field, press, refused, type } from '#tests/support/phone/filling.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnJobDetail } from './a-job.ts'
import { fillIn, openPost } from './fill-job-form.tsx'
import { jobFormService } from './job-form-service.ts'

vi.mock('#app/ui/text/rich-editor.tsx', () => import('../../events/own/plain-editor.tsx'))

beforeEach(() => void signInSeller())
afterEach(async () => {
  cleanup()
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('the form of a job', () => {
  it('takes title and description in the other language, and says when they are in the same one', async () => {
    const sent = jobFormService(() => ({ body: anOwnJobDetail({ job_post_id: 9 }) }))
    const { router } = await openPost()
    await fillIn()
    press('Add Bangla')
    type('Job title in Bangla', 'Darji')
    press('Publish')
    await screen.findByText('Write this in the other language')
    expect(sent).toEqual([])
    type('Job title in Bangla', 'দর্জি')
    fireEvent.change(field('Job Description in Bangla'), { target: { value: '<p>শার্ট সেলাই</p>' } })
    await waitFor(async () => expect(await readDraft('job post')).toMatchObject({ texts: { second_title: 'দর্জি', second_description: '<p>শার্ট সেলাই</p>' } }))
    press('Publish')
    await waitFor(() => expect(router.state.location.pathname).toBe('/hiring'))
    expect(sent[0]?.fields).toMatchObject({ second_title: 'দর্জি', second_description: '<p>শার্ট সেলাই</p>', second_description_state: '{"root":1}' })
  })

  it('has both languages of a job that is posted again', async () => {
    jobFormService(
      () => refused('bug', 500),
      () => ({ body: anOwnJobDetail({ second_title: 'দোকানের সহকারী', second_description: '<p>শাড়ি বিক্রি</p>' }) }),
    )
    await openPost(7)
    expect([field('Job title in Bangla').value, field('Job Description in Bangla').value]).toEqual(['দোকানের সহকারী', '<p>শাড়ি বিক্রি</p>'])
  })
})
