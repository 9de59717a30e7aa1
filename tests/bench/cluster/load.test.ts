import { expect, it } from 'vitest'
import { pauseAfter } from './load.ts'

it('finds the longest silence that ended after a moment', () => {
  const times = [0, 1000, 8000, 9000, 9500, 13_500, 14_000]
  expect(pauseAfter(times, 9200)).toEqual({ backAfter: 4.3, longest: 4 })
})

it('counts a silence from its beginning, also when the moment falls into it', () => {
  expect(pauseAfter([0, 8000, 8100], 3000)).toEqual({ backAfter: 5, longest: 8 })
})
