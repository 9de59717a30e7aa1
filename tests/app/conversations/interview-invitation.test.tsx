import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConversationScreen } from '#app/features/conversations/screens/conversation.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { press } from '../jobs/applications/an-applicant.tsx'
import { jobService } from '../jobs/applications/job-service.ts'
import { aMessage, aThread, beginTalking, bubbles, endTalking, minutesAgo, THREAD, WRITE } from './a-talk.tsx'

const show = () => renderScreen(<ConversationScreen conversation_id={12} />, { at: '/messages/12' })

beforeEach(() => void beginTalking())
afterEach(endTalking)

describe('an invitation to an interview', () => {
  const ABOUT = { kind: 'application' as const, title: 'Tailor', event_id: null, event_order_id: null, application_id: 4, job_post_id: 3 }
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

  it('is shown in its message: when, where, and the way to one’s own day', async () => {
    const invited = aMessage(1, { text: 'Please come', meets_at: '2090-12-16T04:00:00.000Z', meets_where: 'Level 4, Banani' })
    jobService({ [THREAD]: aThread([invited], { about: ABOUT }) })
    await show()
    await screen.findByText('Please come')
    expect(bubbles()[0]).toMatch(/Interview.*16 Dec 2090, 10:00 am.*Level 4, Banani/)
    expect(screen.getByRole('link', { name: 'My day' }).getAttribute('href')).toBe('/myday')
    expect(screen.queryByRole('button', { name: 'Invite to an interview' })).toBeNull()
  })

  it('is written by the employer: with a text to begin with, and refused here without a place or in the past', async () => {
    const asked = jobService({
      [THREAD]: aThread([aMessage(1)], { about: ABOUT, side: 'answerer' }),
      [WRITE]: { body: { conversation_id: 12, message: aMessage(2, { text: 'Come', is_mine: true, sent_at: minutesAgo(0) }) } },
    })
    await show()
    await screen.findByText('Message 1')
    press('Invite to an interview')
    await waitFor(() => expect(document.activeElement).toBe(field(/^When/)))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('We would like to meet you for an interview.')
    fireEvent.change(field(/^When/), { target: { value: '2020-12-16T10:00' } })
    press('Send message')
    expect(field(/^Where/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/^When/).getAttribute('aria-invalid')).toBe('true')
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    fireEvent.change(field(/^When/), { target: { value: `${soon}T10:00` } })
    fireEvent.change(field(/^Where/), { target: { value: ' Level 4, Banani ' } })
    press('Send message')
    const sent = { text: 'We would like to meet you for an interview.', meets_at: `${soon}T04:00:00.000Z`, meets_where: 'Level 4, Banani' }
    await waitFor(() => expect(asked.find(({ path }) => path === '/api/conversation_message/')?.fields).toMatchObject(sent))
    await waitFor(() => expect(screen.queryByLabelText(/^Where/)).toBeNull())
  })
})
