import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { numbered, skipStep } from '#server/progress.mjs'
import { inRoot, projectNode, run } from './run.mjs'

const INPUTS = [
  'src/app',
  'src/contract',
  'src/device',
  'src/worker',
  'src/tasks',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'uno.config.ts',
  'package-lock.json',
]

export const BUILDING = 'Building the app'

export const STAMP_FILE = inRoot('dist', 'stamp')

/**
 * Builds the page unless dist already is what these sources give. Ends the process when it cannot.
 * @param {string} [place] among the steps of a start, such as "2 of 4"; one with a place says as well that it has nothing to do.
 */
export async function ensureBuilt(place) {
  if (isBuilt()) {
    if (place) skipStep(numbered(place, BUILDING))
    return
  }
  const code = await run(projectNode(), [inRoot('src', 'tasks', 'build.mjs'), ...(place ? [place] : [])])
  if (code !== 0) process.exit(code)
}

/** Whether dist is what the sources give. */
export const isBuilt = () => existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === inputStamp()

/** A hash over everything that goes into the build: names, contents, and the settings that Vite writes into the page. */
export function inputStamp() {
  const hash = createHash('sha256')
  for (const input of INPUTS)
    for (const file of filesBelow(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0')
  for (const name of Object.keys(process.env).sort()) if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex')
}

/**
 * Paths of all files at or below a path, relative to the project, in a fixed order; none when it is absent.
 * Generated sources are left out: the build writes them itself.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const full = inRoot(path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.gen\.ts$/.test(entry.name))
    .map((entry) => join(path, join(entry.parentPath, entry.name).slice(full.length)))
    .sort()
}
