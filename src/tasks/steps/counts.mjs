/** @typedef {{ passed: number, failed: number, failures: string[] }} Counts `failures`: file and title of each failed test, as far as they have names */

/**
 * Tests in Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * @returns {Counts}
 */
export const countVitest = (report) => {
  const notLoaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    failures: [...failed, ...notLoaded.map(({ name }) => name)],
  }
}

/** @typedef {{ title: string, file: string, ok: boolean }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Tests in Playwright's JSON report. One that only passed when tried again has passed; its report says so.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] } & Suite} report
 * @returns {Counts}
 */
export const countPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  failures: specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`),
})
