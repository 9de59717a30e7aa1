// npm test: everything that must hold. `node src/tasks/test.mjs types lint` runs only these. The last lines say how many tests passed and failed, and name the failed ones.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './steps/built.mjs'
import { ensureChromium, NO_CHROMIUM } from './steps/chromium.mjs'
import { countPlaywright, countVitest } from './steps/counts.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { inRoot, runTool } from './steps/run.mjs'

/** @typedef {import('./steps/counts.mjs').Counts} Counts */

const REPORTS = inRoot('node_modules', '.cache', 'reports')

/** In this order. Types and lint count as one failed test each when they fail, and not at all when they pass. */
const STAGES = {
  types: () => check('types', 'typescript/bin/tsc', ['-b']),
  lint: () => check('lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  unit: () => vitest('unit', ['--project=!built']),
  built: () => vitest('built', ['--project=built']),
  journeys,
}
/** The stages that look at the built app. All others run without a build. */
const ON_THE_BUILD = ['built', 'journeys']

await ensureInstalled()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(STAGES, name))
if (unknown.length) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}.`)
  process.exit(1)
}

mkdirSync(REPORTS, { recursive: true })
/** @type {Counts} */
const total = { passed: 0, failures: [] }
for (const [name, stage] of Object.entries(STAGES)) {
  if (asked.length && !asked.includes(name)) continue
  if (ON_THE_BUILD.includes(name)) await ensureBuilt()
  console.log(`\n== ${name}`)
  const counts = await stage()
  total.passed += counts.passed
  total.failures.push(...counts.failures)
}
for (const failure of total.failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length ? 1 : 0

/** @param {string} name @param {string} script @param {string[]} args @returns {Promise<Counts>} */
async function check(name, script, args) {
  const code = await runTool(script, args)
  console.log(code === 0 ? `${name}: in order` : `${name}: not in order (exit code ${code})`)
  return { passed: 0, failures: code === 0 ? [] : [name] }
}

/** @param {string} name @param {string[]} projects @returns {Promise<Counts>} */
async function vitest(name, projects) {
  const report = freshReport(`${name}.json`)
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return tally(report, code, countVitest)
}

/** @returns {Promise<Counts>} */
async function journeys() {
  const browser = await ensureChromium()
  if (!browser) return { passed: 0, failures: [NO_CHROMIUM] }
  const report = freshReport('journeys.json')
  const code = await runTool('@playwright/test/cli.js', ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, HATKHOLA_CHROMIUM: browser },
  })
  return tally(report, code, countPlaywright)
}

/** @param {string} name */
function freshReport(name) {
  const report = `${REPORTS}/${name}`
  rmSync(report, { force: true })
  return report
}

/**
 * A run that failed without a failed test (it crashed, or found no tests) counts as one.
 * @param {string} report @param {number} code @param {typeof countVitest | typeof countPlaywright} count
 */
function tally(report, code, count) {
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failures: [] }
  return code === 0 || counts.failures.length ? counts : { ...counts, failures: [`${report} names no failed test, but the run ended with exit code ${code}`] }
}
