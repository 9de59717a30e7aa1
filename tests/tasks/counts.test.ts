import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../src/tasks/steps/counts.mjs'

it('counts a test file that could not be loaded as one failed test', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

it('counts a journey that passed at the second try as passed, and a broken set-up as failed', () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [{}] })).toEqual({ passed: 4, failed: 3 })
})
