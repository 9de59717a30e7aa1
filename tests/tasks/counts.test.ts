import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../src/tasks/steps/counts.mjs'

it('counts a test file that could not be loaded as one failed test', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'one', status: 'passed' }] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'failed', assertionResults: [{ fullName: 'two', status: 'failed' }] },
  ]
  expect(countVitest({ numPassedTests: 1, testResults })).toEqual({ passed: 1, failures: ['b.test.ts', 'c.test.ts: two'] })
})

it('counts a journey that passed at the second try as passed, and a broken set-up as failed', () => {
  const suites = [{ specs: [{ file: 'a.journey.ts', title: 'one', ok: true }], suites: [{ specs: [{ file: 'a.journey.ts', title: 'two', ok: false }] }] }]
  const report = { stats: { expected: 3, flaky: 1 }, errors: [{ message: 'no market' }], suites }
  expect(countPlaywright(report)).toEqual({ passed: 4, failures: ['a.journey.ts: two', 'no market'] })
})
