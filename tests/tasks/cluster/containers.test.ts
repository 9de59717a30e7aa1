import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/settings.ts'
import { heapArguments, memoryEnvironment } from '../../../src/tasks/steps/heap.mjs'

const inFile = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const dockerfile = inFile('Dockerfile')
const compose = inFile('compose.yaml')

describe('the image', () => {
  it('runs what npm start runs', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
    expect(JSON.parse(command)).toEqual(['node_modules/node/bin/node', ...heapArguments(), 'src/server/main.ts'])
    for (const [name, value] of Object.entries(memoryEnvironment())) expect(dockerfile).toContain(`${name}=${value}`)
  })

  it('runs as a user that is not root, and is asked whether it is ready', () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m)
  })
})

describe('the settings of the app in compose.yaml', () => {
  /** The value where none is given; or one that fits. */
  const GIVEN: Record<string, string> = {
    APP_SECRET: 'x'.repeat(32),
    METRICS_TOKEN: 'y'.repeat(20),
    SSLCOMMERZ_STORE_ID: 'shop',
    SSLCOMMERZ_STORE_PASSWORD: 'word',
  }
  const [, block = ''] = /^x-app-settings: .*\n((?: .*\n)+)/m.exec(compose) ?? []
  const settings = Object.fromEntries(
    [...block.matchAll(/^ {2}([A-Z0-9_]+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      GIVEN[name] ?? value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?.*?\}/g, 'given'),
    ]),
  )

  it('are those of a production that would start', () => {
    expect(Object.keys(settings).length).toBeGreaterThan(10)
    const read = readSettings({ ...settings, HATKHOLA_MODE: 'production', HATKHOLA_ROLE: 'web', PORT: '3000' })
    expect(read.database_url).toContain('?pgbouncer=true')
    expect(read.s3?.bucket).toBe('pictures')
  })

  it('are all known', () => {
    const known = inFile('.env.example')
    for (const name of Object.keys(settings)) expect(known).toContain(`#${name}=`)
  })
})
