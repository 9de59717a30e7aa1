import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import config from '../uno.config.ts'

const APP = resolve(import.meta.dirname, '../src/app')
/** What is written out in `className`; what an expression adds is not read. */
const CLASS_NAME = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g

const classesIn = (source: string): string[] =>
  [...source.matchAll(CLASS_NAME)].flatMap(([, plain, template = '']) => (plain ?? template.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/).filter(Boolean))

it('every class of the app stands in its style: one that does not does nothing, and nobody notices', async () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const used = new Map(files.flatMap((file) => classesIn(readFileSync(join(APP, file), 'utf8')).map((name): [string, string] => [name, file])))
  expect(used.size).toBeGreaterThan(400)
  const generator = await createGenerator(config)
  const { matched, css } = await generator.generate([...used.keys()].join(' '))
  expect([...used].filter(([name]) => !matched.has(name) && !css.includes(`.${name}`))).toEqual([])
})
