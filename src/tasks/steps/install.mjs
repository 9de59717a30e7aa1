import { existsSync, readFileSync } from 'node:fs'
import { beginStep, numbered, skipStep } from '#server/progress.mjs'
import { hasProjectNode, inRoot, run, TIMED_OUT } from './run.mjs'

const INSTALL_TIMEOUT_MS = 10 * 60_000
const COUNT_EVERY_MS = 1000
const INSTALLING = 'Installing the libraries'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Installs what the lock file names; returns at once when it is there. Ends the process when it cannot.
 * @param {string} [place] among the steps of a start, such as "1 of 4"; one with a place says as well that it has nothing to do.
 */
export async function ensureInstalled(place) {
  const title = numbered(place, INSTALLING)
  if (isInstalled()) {
    if (place) skipStep(title)
    return
  }
  const step = beginStep(title)
  const locked = readPackages(inRoot('package-lock.json')) ?? {}
  let isSecondTry = false
  const count = () => {
    const { there, of } = countInstalled(locked, (path) => existsSync(inRoot(path, 'package.json')))
    step.say(`${there} of ${of}${isSecondTry ? ', second try' : ''}`)
  }
  const counting = setInterval(count, COUNT_EVERY_MS)
  let { code, output } = await install()
  if (code === TIMED_OUT) {
    isSecondTry = true
    ;({ code, output } = await install())
  }
  clearInterval(counting)
  if (code === 0 && isInstalled()) {
    step.end()
    return
  }
  step.fail()
  process.stderr.write(output)
  console.error(explain(code))
  process.exit(1)
}

/** What npm writes is of use only when it fails. Hooks are a developer's choice: npm run hooks. */
async function install() {
  let output = ''
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], {
    timeoutMs: INSTALL_TIMEOUT_MS,
    env: { SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1', NODE_ENV: undefined },
    onOutput: (text) => {
      output += text
    },
  })
  return { code, output }
}

/**
 * How far an installation is. Optional packages are not counted: most of them belong to other machines.
 * @param {LockedPackages} locked
 * @param {(path: string) => boolean} isThere whether a package has been unpacked
 */
export function countInstalled(locked, isThere) {
  const wanted = Object.keys(locked).filter((path) => path !== '' && !isOptional(locked[path]))
  return { there: wanted.filter(isThere).length, of: wanted.length }
}

/** @param {LockedPackage | undefined} one */
const isOptional = (one) => Boolean(one?.optional || one?.devOptional)

/** Whether node_modules holds what the lock file names, at its versions, and the project's Node with it. */
export function isInstalled() {
  const installed = readPackages(inRoot('node_modules', '.package-lock.json'))
  const locked = readPackages(inRoot('package-lock.json'))
  return installed !== undefined && locked !== undefined && hasProjectNode() && differences(locked, installed).length === 0
}

/**
 * Names of packages that should be there and are not, or at another version. Optional ones may be missing: they belong to other machines.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function differences(locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .filter(([path, wanted]) => (installed[path] ? installed[path].version !== wanted.version : !isOptional(wanted)))
    .map(([path]) => path)
}

/** @param {string} file @returns {LockedPackages | undefined} */
function readPackages(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    // Half written: as good as absent.
    return undefined
  }
}

/** @param {number} code */
function explain(code) {
  if (code === TIMED_OUT) return 'npm ci took more than ten minutes, twice. Is the package registry in reach? `npm ping` tells. Then start again.'
  if (code !== 0)
    return `npm ci failed (exit code ${code}); what it said is above. Without network nothing can be installed; with it, deleting node_modules and starting again often helps.`
  return "npm ci ended well, but the project's own Node is missing. Were install scripts switched off? `npm config get ignore-scripts` must say false."
}
