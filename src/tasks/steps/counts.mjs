/**
 * Tests in Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
})

/**
 * Tests in Playwright's JSON report. One that only passed when tried again has passed; its report says so.
 * @param {{ stats: { expected: number, flaky: number, unexpected: number }, errors: unknown[] }} report
 */
export const countPlaywright = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
})
