import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
type Texts = { [key: string]: string | Texts }

const namespaces = readdirSync(join(ROOT, 'locales/en')).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : []))
const NAMED = new RegExp(`['\`]((?:${namespaces.join('|')}):[\\w.-]+)['\`]`, 'g')

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.ts') ? join(folder, file) : []))

/** Whether there is a text of that name; of what is counted there are several. */
function isText(key: string): boolean {
  const [namespace = '', path = ''] = key.split(':')
  const texts = JSON.parse(readFileSync(join(ROOT, 'locales/en', `${namespace}.json`), 'utf8')) as Texts
  const find = (name: string) => name.split('.').reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts)
  return typeof (find(path) ?? find(`${path}_other`)) === 'string'
}

describe('journeys', () => {
  it('look for texts that the app has', () => {
    const named = ['tests/journeys', 'tests/support/journeys']
      .flatMap(filesIn)
      .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].map(([, key = '']) => ({ file, key })))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ key }) => !isText(key))).toEqual([])
  })
})
