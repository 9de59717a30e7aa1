import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FailureScreen } from '#app/shell/failures/late-screens.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { Problem } from '#contract/core/problem.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/shell/failures/failure.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

describe('a failure whose own screen is not on the phone yet', () => {
  it('has a heading, and says why, and that nothing is lost', async () => {
    await renderScreen(<FailureScreen error={new Problem('busy')} reset={() => undefined} />)
    startDeferredHydration()
    const alert = await screen.findByRole('alert')
    expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
      'Something went wrong',
      'This part could not be loaded. Check the connection and try again.',
      'Nothing you saved on this phone is lost.',
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy()
  })
})
