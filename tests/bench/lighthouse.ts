import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#tests/support/chromium.ts'
import { isRoot } from '../../src/tasks/steps/chromium.mjs'
import { runTool } from '../../src/tasks/steps/run.mjs'
import { certificate } from './harness/certificate.mjs'
import type { BenchOptions, Findings, Line } from './line.ts'
import { publicPages } from './page-targets.ts'
import { someIds } from './questions.ts'
import { withApp } from './serving.ts'

const TIMEOUT_MS = 240_000
const LEAST: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** What is read of a report. @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Report {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
}

interface Audit {
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  explanation?: string
  details?: { items?: unknown[] }
}

/** Lighthouse with its mobile settings on the public pages. */
export async function benchLighthouse({ isQuick, pages: wanted }: BenchOptions): Promise<Findings> {
  const raw: unknown[] = []
  const lines = await withApp('demo', async ({ site, service }) => {
    const found: Line[] = []
    for (const { name: page, target } of publicPages(site, await someIds(service))) {
      if (wanted && !wanted.some((part) => page.startsWith(part))) continue
      const { url } = target
      const reports = await reportsOn(url, isQuick ? 1 : 3)
      raw.push(...reports.map((report) => ({ page, ...summaryOf(report) })))
      found.push(...linesOf(page, reports))
    }
    return found
  })
  return { lines, raw }
}

async function reportsOn(url: string, runs: number): Promise<Report[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-lighthouse-'))
  try {
    const reports: Report[] = []
    // A busy machine makes a browser give up now and then; twice is no accident.
    for (let run = 0; run < runs; run++) reports.push(await report(url, folder).catch(() => report(url, folder)))
    return reports
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function report(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const flags = [
    '--headless=new',
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"',
    `--ignore-certificate-errors-spki-list=${certificate().spki}`,
    `--user-data-dir=${join(folder, 'profile')}`,
  ]
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, '--form-factor=mobile', `--chrome-flags=${flags.join(' ')}`]
  const code = await runTool('lighthouse/cli/index.js', args, { timeoutMs: TIMEOUT_MS, env: { CHROME_PATH: findChromium() } })
  if (code !== 0) throw new Error(`Lighthouse ended with exit code ${code} on ${url}`)
  const made = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (made.runtimeError) throw new Error(`Lighthouse on ${url}: ${made.runtimeError.code} ${made.runtimeError.message}`)
  return made
}

const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

const linesOf = (page: string, reports: Report[]): Line[] =>
  Object.entries(LEAST).map(([category, least]) => ({
    goal: 'L1',
    what: `Lighthouse ${category}, ${page}`,
    unit: 'points',
    least,
    values: reports.map((one) => scoreOf(one, category)),
  }))

const isLost = ({ score, scoreDisplayMode }: Audit) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative'

/** Scores, times, and what lost points and why. */
const summaryOf = (report: Report) => ({
  scores: Object.fromEntries(Object.keys(LEAST).map((category) => [category, scoreOf(report, category)])),
  times: Object.fromEntries(
    ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'].map((id) => [id, report.audits[id]?.numericValue]),
  ),
  lost: Object.fromEntries(
    Object.entries(report.audits).flatMap(([id, audit]) => (isLost(audit) ? [[id, audit.explanation ?? audit.details?.items?.slice(0, 3)]] : [])),
  ),
})
