/**
 * @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * What is wrong with a lock file: download addresses of one registry (they tie a clone to it), and optional packages that a package
 * names but the lock has not. npm drops those without a word when the registry cannot give them, and `npm ci` then refuses the file.
 * @param {LockFile} lock
 * @returns {string[]}
 */
export function lockFaults(lock) {
  const names = new Set(Object.keys(lock.packages))
  return Object.entries(lock.packages).flatMap(([path, entry]) => [
    ...(entry.resolved && /^https?:/.test(entry.resolved) ? [`${path}: has a download address`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((wanted) => !isLocked(names, path, wanted))
      .map((wanted) => `${path || 'package.json'}: its optional ${wanted} was dropped`),
  ])
}

/** Node's own search: beside the package, then in every node_modules above. @param {Set<string>} names @param {string} from @param {string} wanted */
function isLocked(names, from, wanted) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (names.has(`${at ? `${at}/` : ''}node_modules/${wanted}`)) return true
    if (!at) return false
  }
}
