import { existsSync, readFileSync } from 'node:fs'
import { hasProjectNode, inRoot, run, TIMED_OUT } from './run.mjs'

const INSTALL_TIMEOUT_MS = 10 * 60_000

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Installs what the lock file names; returns at once when it is there. Ends the process when it cannot. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the libraries (npm ci) ...')
  let code = await install()
  if (code === TIMED_OUT) {
    console.log('npm did not come to an end. Once more ...')
    code = await install()
  }
  if (code === 0 && isInstalled()) return
  console.error(explain(code))
  process.exit(1)
}

// Hooks are a developer's choice: npm run hooks.
const install = () =>
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    timeoutMs: INSTALL_TIMEOUT_MS,
    env: { SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1', NODE_ENV: undefined },
  })

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
    .filter(([path, wanted]) => (installed[path] ? installed[path].version !== wanted.version : !wanted.optional && !wanted.devOptional))
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
