import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TicketCard } from '#app/features/events/tickets/parts/ticket-card.tsx'
import type { Ticket } from '#contract/events/tickets.ts'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

/** In Dhaka from Saturday, 16 to Monday, 18 December. */
const THREE_DAYS = { from_time: '2090-12-16T04:00:00.000Z', to_time: '2090-12-18T16:00:00.000Z' }
const show = (over: Partial<Ticket>, language: 'en' | 'bn' = 'en', event: Partial<Ticket['event']> = THREE_DAYS) =>
  renderScreen(<TicketCard ticket={aTicket(over, event)} isDrawn={false} />, { language, at: '/tickets/AB12CD34EF' })

afterEach(cleanup)

describe('the card of a ticket for an event of several days', () => {
  it.each<[Partial<Ticket>, 'en' | 'bn', string]>([
    [{ entry: 'each-day', days: [] }, 'en', 'Sat 16 Dec – Mon 18 Dec, once on each day'],
    [{ entry: 'each-day', days: [1, 3] }, 'en', 'Sat 16 Dec and Mon 18 Dec, once on each day'],
    [{ entry: 'once', days: [] }, 'en', 'Sat 16 Dec – Mon 18 Dec, once, on any day'],
    [{ entry: 'once', days: [2] }, 'en', 'Sun 17 Dec'],
    [{ entry: 'each-day', days: [2, 3] }, 'bn', 'রবিবার ১৭ ডিসেম্বর ও সোমবার ১৮ ডিসেম্বর, প্রতিদিন একবার'],
    [{ entry: 'once', days: [] }, 'bn', 'শনিবার ১৬ ডিসেম্বর – সোমবার ১৮ ডিসেম্বর, যেকোনো দিন একবার'],
  ])('says on which it lets in, and how often: %j in %s', async (kind, language, says) => {
    await show(kind, language)
    const label = screen.getByText(language === 'en' ? 'Valid on' : 'ঢোকা যাবে')
    expect(label.nextElementSibling?.textContent).toBe(says)
  })

  it('says nothing where the event has one day, or the phone has kept the ticket from an earlier version', async () => {
    await show({ entry: 'each-day', days: [] }, 'en', {})
    expect(screen.queryByText('Valid on')).toBeNull()
    cleanup()
    await show({})
    expect(screen.queryByText('Valid on')).toBeNull()
  })
})
