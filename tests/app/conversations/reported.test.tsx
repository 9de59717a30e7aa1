import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ReportedList } from '#app/features/conversations/parts/reported-list.tsx'
import type { ReportedMessage } from '#contract/conversations/conversations.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { press } from '../jobs/applications/an-applicant.tsx'
import { jobService } from '../jobs/applications/job-service.ts'
import { aConversation, beginTalking, endTalking } from './a-talk.tsx'

const LIST = 'GET /api/moderation/messages/'
const ONE = 'POST /api/moderation/messages/5/'

const aReported = (over: Partial<ReportedMessage> = {}): ReportedMessage => ({
  id: 5,
  text: 'Send the money first',
  has_picture: false,
  sent_at: '2026-11-20T05:00:00.000Z',
  is_removed: false,
  username: 'kamal',
  about: aConversation().about,
  reports: [{ reason: 'scam', note: 'He wants it by phone', at: '2026-11-20T06:00:00.000Z' }],
  ...over,
})
const page = (...results: ReportedMessage[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = () => renderScreen(<ReportedList />, { at: '/messages' })
const message = () => screen.findByRole('article', { name: 'Message from kamal' })

beforeEach(() => void beginTalking())
afterEach(endTalking)

describe('a reported message', () => {
  it('says who wrote what, about what, and why it was reported', async () => {
    jobService({ [LIST]: page(aReported()) })
    await show()
    const row = within(await message())
    expect(row.getByText('Send the money first')).toBeTruthy()
    expect(row.getByText('Question about an event · Baul night')).toBeTruthy()
    expect(row.getByText('He wants it by phone')).toBeTruthy()
    expect(row.getByRole('listitem').textContent).toMatch(/^Fraud or asking for money/)
  })

  it('is kept by a press', async () => {
    const asked = jobService({ [LIST]: page(aReported()), [ONE]: { body: aReported() } })
    await show()
    await message()
    press('Keep')
    expect(await screen.findByText('Kept')).toBeTruthy()
    expect(asked).toMatchObject([{ fields: { deed: 'keep' } }])
  })

  it('is removed after a question', async () => {
    const asked = jobService({ [LIST]: page(aReported()), [ONE]: { body: aReported({ is_removed: true }) } })
    await show()
    await message()
    press('Remove')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this message?' }))
    expect(asked).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Remove', hidden: true }))
    expect(await screen.findByText('Removed')).toBeTruthy()
    expect(asked).toMatchObject([{ fields: { deed: 'remove' } }])
  })

  it('that cannot be decided about says why', async () => {
    jobService({ [LIST]: page(aReported()), [ONE]: 'offline' })
    await show()
    await message()
    press('Keep')
    expect(await screen.findByText('Reported messages need the internet.')).toBeTruthy()
  })

  it.each([
    [page(), 'No reported messages'],
    ['offline' as const, 'Reported messages need the internet.'],
  ])('is missing for a reason', async (reply, words) => {
    jobService({ [LIST]: reply })
    await show()
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
