import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EventLinks } from '#app/features/events/tickets/parts/event-links.tsx'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

describe('what the tickets of an event lead to', () => {
  it.each([
    ['Add to calendar', { version: 3 }, ['STATUS:CONFIRMED', 'SEQUENCE:3']],
    ['Mark as cancelled in calendar', { version: 3, is_called_off: true }, ['STATUS:CANCELLED', 'SEQUENCE:4']],
    ['Add to calendar', {}, ['STATUS:CONFIRMED', 'SEQUENCE:0']],
  ])('“%s” gives the event to the calendar as it stands: %j', async (name, event, lines) => {
    const files = catchFiles()
    await renderScreen(<EventLinks event={aTicket({}, event).event} />, { at: '/tickets/AB12CD34EF' })
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = await files[0]?.text()
    for (const line of [...lines, 'UID:event-7@localhost']) expect(text).toContain(`${line}\r\n`)
  })
})
