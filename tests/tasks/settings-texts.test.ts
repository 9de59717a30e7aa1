import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const names = [...read('src/server/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)

it.each(['README.md', '.env.example'])('%s explains every setting of the server', (file) => {
  expect(names.length).toBeGreaterThan(10)
  const text = read(file)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

it('no script of package.json runs a file that is not there', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const files = Object.values(scripts).flatMap((script) => [...script.matchAll(/\b(?:src|tests)\/[\w./-]+/g)].map(([file]) => file))
  expect(files.filter((file) => !fileThere(file))).toEqual([])
})

function fileThere(file: string): boolean {
  try {
    return read(file).length > 0
  } catch {
    return false
  }
}
