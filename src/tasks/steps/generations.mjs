import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ built_at: string, assets: string[] }} Generation */

const KEPT = 2

/**
 * Copies the hashed assets of the generation before into a new build, so that a page that was open during a deploy still finds its chunks.
 * A build with the same assets as the last one is the same generation.
 * @param {{ from: string, to: string, listBefore: string, listAfter: string }} places client folders and generation lists, old and new
 */
export function carryOver({ from, to, listBefore, listAfter }) {
  const current = assetsOf(to)
  const before = readGenerations(listBefore)
  const same = before[0] !== undefined && before[0].assets.join() === current.join()
  const generations = same ? before : [{ built_at: new Date().toISOString(), assets: current }, ...before].slice(0, KEPT)
  for (const asset of new Set(generations.slice(1).flatMap((generation) => generation.assets))) copyAsset(asset, from, to)
  writeFileSync(listAfter, `${JSON.stringify(generations, null, 2)}\n`)
}

/** Names below /assets of a built client, compressed twins included. @param {string} client */
function assetsOf(client) {
  const folder = join(client, 'assets')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** @param {string} asset @param {string} from @param {string} to */
function copyAsset(asset, from, to) {
  const source = join(from, 'assets', asset)
  const target = join(to, 'assets', asset)
  if (!existsSync(source) || existsSync(target)) return
  mkdirSync(join(to, 'assets'), { recursive: true })
  copyFileSync(source, target)
}

/** @param {string} file @returns {Generation[]} */
function readGenerations(file) {
  if (!existsSync(file)) return []
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Unreadable: nothing is known of what was there, so nothing is carried over.
    return []
  }
}
