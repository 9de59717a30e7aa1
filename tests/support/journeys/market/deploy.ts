import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { carryOver } from '../../../../src/tasks/steps/generations.mjs'
import { type AppProcess, freePort, PATIENT_SERVER, startApp } from '../../server/app-process.ts'
import { marketDatabaseUrl } from './market-stock.ts'

const DIST = resolve(import.meta.dirname, '../../../../dist')

/** A build of the same app in another version: every hashed file has another name, and the page says which version it is. */
export interface Build {
  folder: string
  remove(): void
}

/** @param version lower-case letters and digits; @param before the build that was served until now: its files are carried over as a build does. */
export function makeBuild(version: string, before: { folder: string } = { folder: DIST }): Build {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-build-'))
  const client = join(folder, 'client')
  cpSync(join(DIST, 'server'), join(folder, 'server'), { recursive: true })
  cpSync(join(DIST, 'client'), client, { recursive: true })
  const current: string[] = JSON.parse(readFileSync(join(DIST, 'generations.json'), 'utf8'))[0].assets
  const assets = readdirSync(join(client, 'assets'))
  for (const name of assets) if (name.endsWith('.br') || !current.includes(name)) rmSync(join(client, 'assets', name))
  const renamed = current.filter((name) => name.endsWith('.js')).map((name) => [name, name.replace(/\.js$/, `-${version}.js`)] as const)
  for (const [from, to] of renamed) renameSync(join(client, 'assets', from), join(client, 'assets', to))
  for (const file of textFiles(client)) {
    const text = readFileSync(file, 'utf8')
    const named = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), text)
    writeFileSync(file, named.replace('<title>', `<meta name="build" content="${version}"><title>`))
    rmSync(`${file}.br`, { force: true })
  }
  const beforeList = join(before.folder, 'generations.json')
  carryOver({ from: join(before.folder, 'client'), to: client, listBefore: beforeList, listAfter: join(folder, 'generations.json') })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const textFiles = (client: string): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html)$/.test(name) && !name.startsWith('sw-kill'))
    .map((name) => join(client, name))

/** Serves a build from the data of a market that runs: a server of its own on the same database. */
export async function serveBuild({ folder }: Build, { dataFolder }: { dataFolder: string }): Promise<{ origin: string; app: AppProcess }> {
  const port = await freePort()
  const settings = { HATKHOLA_OUT: folder, HATKHOLA_DATA: dataFolder, DATABASE_URL: await marketDatabaseUrl(dataFolder), SEED: 'none' }
  const app = await startApp(port, settings, PATIENT_SERVER)
  return { origin: `http://localhost:${port}`, app }
}
