import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dhakaDay } from '#contract/core/time.ts'
import { freePort, startApp } from '../../server/app-process.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const CACHE = join(ROOT, 'node_modules/.cache/market')
/** What the demo market is made from. */
const INGREDIENTS = ['src/contract', 'src/server/db', 'src/server/adapters', 'src/server/features/orders', 'src/server/features/shop', 'src/server/purchases']
const DEMO = readdirSync(join(ROOT, 'src/server')).flatMap((name) => (name.startsWith('demo-') ? `src/server/${name}` : []))

/** A data folder with the demo market in it, made once a day and again when what it is made from changes. Never used itself: see `copyMarketData`. */
export async function prepareMarketData(): Promise<string> {
  const key = marketKey()
  const prepared = join(CACHE, key)
  if (existsSync(prepared)) return prepared
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (!name.startsWith(key)) rmSync(join(CACHE, name), { recursive: true, force: true })
  const folder = newDataFolder()
  const half = `${prepared}.${process.pid}`
  try {
    const app = await startApp(await freePort(), { HATKHOLA_DATA: folder, SEED: 'demo' })
    await app.end('SIGTERM')
    copyFolder(folder, half)
    // Others may have made the same one meanwhile.
    if (!existsSync(prepared)) renameSync(half, prepared)
  } finally {
    removeMarketData(folder)
    rmSync(half, { recursive: true, force: true })
  }
  return prepared
}

/** A separate data folder with the demo market in it. */
export async function copyMarketData(): Promise<string> {
  const folder = newDataFolder()
  copyFolder(await prepareMarketData(), folder)
  return folder
}

/** Stops a database whose server was killed, and removes the folder. */
export function removeMarketData(folder: string): void {
  const pid = Number(readIfThere(join(folder, 'database/data/postmaster.pid'))?.split('\n')[0])
  if (pid > 0) killIfThere(pid)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Below the system's folder for such things, because for root PostgreSQL runs as another user, who cannot enter the project. */
const newDataFolder = () => join(tmpdir(), `hatkhola-market-${randomBytes(6).toString('hex')}`)

/** With owners and modes, which PostgreSQL looks at. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

function marketKey(): string {
  const hash = createHash('sha256').update(dhakaDay(Date.now()))
  for (const ingredient of INGREDIENTS) {
    const files = readdirSync(join(ROOT, ingredient), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(file).update(readFileSync(file))
  }
  for (const file of DEMO) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It has ended by itself.
  }
}
