import { existsSync } from 'node:fs'
import { run, runTool } from './run.mjs'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000

/** Whether this process may do everything; a browser then wants to run without its sandbox. */
export const isRoot = () => process.getuid?.() === 0

/**
 * Path of a Chromium on this machine: the one that HATKHOLA_CHROMIUM names, Playwright's own, the system's.
 * @param {string} playwrights where Playwright keeps its own
 * @returns {string | undefined}
 */
export function chromiumPath(playwrights) {
  const named = process.env.HATKHOLA_CHROMIUM
  return (named ? [named] : [playwrights, ...SYSTEM_PATHS]).find((path) => existsSync(path))
}

async function findChromium() {
  const { chromium } = await import('playwright')
  return chromiumPath(chromium.executablePath())
}

/** Finds a Chromium, or gets one: Playwright's own; where that download is refused, the package of Debian or Ubuntu. Undefined when neither works. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found || process.env.HATKHOLA_CHROMIUM) return found
  console.log('No Chromium on this machine; fetching the one of Playwright ...')
  const args = ['install', ...(isRoot() ? ['--with-deps'] : []), '--no-shell', 'chromium']
  await runTool('playwright/cli.js', args, { timeoutMs: DOWNLOAD_TIMEOUT_MS })
  return (await findChromium()) ?? (await installPackage())
}

/** Only root may, and only where there is apt. */
async function installPackage() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('That did not work; installing the package of the system ...')
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: DOWNLOAD_TIMEOUT_MS }
  await run('apt-get', ['update'], quietly)
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly)
  return findChromium()
}

/** What to say when there is no browser. */
export const NO_CHROMIUM = 'The journeys need a Chromium and there is none. Install one, or name it: HATKHOLA_CHROMIUM=/path/to/chromium npm test'
