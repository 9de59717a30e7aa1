import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache')
mkdirSync(CACHE, { recursive: true })
const folder = mkdtempSync(join(CACHE, 'planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Compiles a file with the settings of a wing and gives what the compiler says of it. */
function compile(wing: string, source: string): string {
  const name = wing.replace('/', '-')
  writeFileSync(join(folder, `${name}.ts`), source)
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({
      extends: join(ROOT, wing, 'tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [],
      files: [`${name}.ts`],
    }),
  )
  const { stdout, status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', join(folder, `${name}.json`)], {
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout
}

/** What a wing has not, and what it has. */
const WINGS: Record<string, { lacks: string[]; has: string[] }> = {
  'src/contract': { lacks: ['window', 'document', 'process', 'Buffer', 'fetch', 'setTimeout'], has: ['Intl', 'Map'] },
  'src/device': { lacks: ['window', 'document', 'localStorage', 'process'], has: ['indexedDB', 'fetch', 'navigator'] },
  'src/worker': { lacks: ['window', 'document', 'localStorage', 'process'], has: ['caches', 'indexedDB', 'fetch'] },
  'src/app': { lacks: ['process', 'Buffer', '__dirname'], has: ['window', 'document', 'localStorage'] },
  'src/server': { lacks: ['window', 'document', 'indexedDB'], has: ['process', 'fetch', 'Request', 'URL'] },
}

it.each(Object.entries(WINGS))('%s compiles against its own globals only', (wing, { lacks, has }) => {
  const said = compile(wing, `${[...lacks, ...has].map((name) => `void ${name}`).join('\n')}\nexport {}\n`)
  const missing = [...said.matchAll(/Cannot find name '(\w+)'/g)].map(([, name]) => name)
  expect(missing.sort(), said).toEqual([...lacks].sort())
})
