import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(?:js|css|html|json|svg|txt|xml|webmanifest)$/
const SMALLEST_BYTES = 200
const AT_ONCE = 4

const brotli = promisify(brotliCompress)

/**
 * Writes a `.br` beside every text file that is worth it. Comes last in a build: a file changed afterwards would still be served as it was.
 * @param {string} folder
 * @param {(done: number, of: number) => void} [onProgress]
 * @returns how many files were written
 */
export async function compressTexts(folder, onProgress) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const all = files.length
  let written = 0
  const next = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      if (await compressOne(join(folder, name))) written++
      onProgress?.(all - files.length, all)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return written
}

/** @param {string} file */
async function compressOne(file) {
  const plain = await readFile(file)
  if (plain.length <= SMALLEST_BYTES) return false
  const small = await brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
  if (small.length >= plain.length) return false
  await writeFile(`${file}.br`, small)
  return true
}
