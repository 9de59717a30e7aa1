import { expect, it } from 'vitest'
import { titleFault } from '../../src/tasks/steps/commit-title.mjs'

it.each([
  'feat(events): the list keeps its place after a detail',
  'fix(server): a second start names the holder',
  'Merge branch main',
  'Revert "feat(events): x y"',
])('accepts %s', (title) => {
  expect(titleFault(title)).toBeUndefined()
})

it.each([
  '',
  'wip',
  'feat: no noun',
  'feature(events): no such type',
  'feat(events): ends with a full stop.',
  'feat(Events): capital noun',
  `feat(events): ${'long '.repeat(11)}x`,
])('refuses "%s"', (title) => {
  expect(titleFault(title)).toBeTypeOf('string')
})
