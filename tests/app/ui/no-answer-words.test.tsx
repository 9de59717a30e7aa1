import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TicketProblem } from '#app/features/events/tickets/parts/ticket-notice.tsx'
import { OrderProblem } from '#app/features/orders/parts/order-problem.tsx'
import { GalleryFailed } from '#app/galleries/parts/gallery-states.tsx'
import { AccountUnknown } from '#app/shell/guards/guard-pages.tsx'
import { ScreenProblem } from '#app/ui/navigation/screen-problem.tsx'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

const retry = () => undefined
/** What stands in place of what only its owner sees, when nothing of it is on the phone. */
const SCREENS: [string, (problem: Problem) => ReactNode][] = [
  ['tickets', (problem) => <TicketProblem problem={problem} onRetry={retry} />],
  ['orders', (problem) => <OrderProblem problem={problem} offline="You are offline" retry={retry} />],
  ['what a seller has', (problem) => <ScreenProblem problem={problem} title="Events" retry={retry} />],
  ['a gallery', (problem) => <GalleryFailed problem={problem} onRetry={retry} />],
  ['whatever is behind a guard', (problem) => <AccountUnknown what="Orders" problem={problem} onRetry={retry} />],
]

describe.each(SCREENS)('%s', (_, of) => {
  const said = async (code: ProblemCode) => {
    await renderScreen(of(new Problem(code)))
    const text = screen.getByRole('main').textContent
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    cleanup()
    return text
  }

  it('says that no answer came where none did, and nothing of being offline', async () => {
    const text = await said('too-slow')
    expect(text).toContain('The service did not respond in time.')
    expect(text).not.toMatch(/offline|no internet/i)
  })

  it('says that there is no internet where there is none', async () => {
    expect(await said('offline')).toMatch(/offline|no internet/i)
  })
})
