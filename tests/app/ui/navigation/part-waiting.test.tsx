import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PartWaiting } from '#app/ui/navigation/part-waiting.tsx'
import { DECISION_MS } from '#contract/core/time-budget.ts'

afterEach(() => void vi.useRealTimers())

it('shows the outline of a part that is on its way, and only its room when the time is over', async () => {
  vi.useFakeTimers()
  const { container } = render(<PartWaiting className="h-40" />)
  await act(() => vi.advanceTimersByTimeAsync(DECISION_MS - 1))
  expect(container.querySelector('.skeleton.h-40')).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(container.querySelector('.skeleton')).toBeNull()
  expect(container.querySelector('.h-40')).not.toBeNull()
})
