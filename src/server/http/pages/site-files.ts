import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { ASSET_HEADERS } from '../responses/security-headers.ts'
import { type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}
const ALREADY_SMALL = new Set(['.jpg', '.png', '.webp', '.woff2', '.ico'])
const BROTLI_QUALITY = 9
/** Made into pages by the renderer; as it lies there it is not a page. */
const TEMPLATE = 'index.html'

/**
 * The files of the built page in memory, by path: what is not among them at start does not exist, so no path can lead out of the folder.
 * Source maps, precompressed twins and files of unknown type are not among them.
 * @param folder the built client; @param pageHeaders go with HTML files.
 */
export async function loadSiteFiles(folder: string, pageHeaders: Record<string, string>): Promise<Map<string, StoredAnswer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const found = new Set(names)
  const files = new Map<string, StoredAnswer>()
  for (const name of names) {
    const type = TYPES[extname(name)]
    if (!type || name === TEMPLATE || name.split(sep).some((part) => part.startsWith('.'))) continue
    const path = `/${name.split(sep).join('/')}`
    const headers = {
      ...(extname(name) === '.html' ? pageHeaders : ASSET_HEADERS),
      'content-type': type,
      'cache-control': cacheControl(path),
      vary: 'Accept-Encoding',
    }
    const answer = storedAnswer(await readFile(join(folder, name)), headers, { quality: ALREADY_SMALL.has(extname(name)) ? 0 : BROTLI_QUALITY })
    if (found.has(`${name}.br`)) answer.encoded.br = await readFile(join(folder, `${name}.br`))
    files.set(path, answer)
  }
  return files
}

const HELD_FOR: Record<string, string> = {
  // What carries a hash in its name never changes.
  assets: 'public, max-age=31536000, immutable',
  // Twenty small ones stand on one page: asking after each on every visit would cost more than they weigh.
  'category-icons': 'public, max-age=604800',
}

const cacheControl = (path: string): string => HELD_FOR[path.split('/')[1] ?? ''] ?? 'no-cache'
