/** @typedef {{ passed: number, failures: string[] }} Counts `failures`: file and title of each failed test, or what failed instead of one */

/**
 * Tests in Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failed.
 * @param {{ numPassedTests: number, testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {Counts}
 */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failures: report.testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [name]
      : assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  ),
})

/** @typedef {{ title: string, file: string, ok: boolean }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Tests in Playwright's JSON report. One that only passed when tried again has passed; its report says so.
 * @param {{ stats: { expected: number, flaky: number }, errors: { message?: string }[] } & Suite} report
 * @returns {Counts}
 */
export const countPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failures: [
    ...specsOf(report)
      .filter(({ ok }) => !ok)
      .map(({ file, title }) => `${file}: ${title}`),
    ...report.errors.map(({ message }) => message ?? 'an error without a message'),
  ],
})
