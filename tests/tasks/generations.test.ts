import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { carryOver } from '../../src/tasks/steps/generations.mjs'

const folder = mkdtempSync(join(tmpdir(), 'generations-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Builds the given assets over what was built before, as build.mjs does, and tells which are there then. */
function build(name: string, before: string | undefined, assets: string[]): string[] {
  const to = join(folder, name)
  mkdirSync(join(to, 'assets'), { recursive: true })
  for (const asset of assets) writeFileSync(join(to, 'assets', asset), name)
  carryOver({ from: join(folder, before ?? 'none'), to, listBefore: join(folder, `${before}.json`), listAfter: join(folder, `${name}.json`) })
  return readdirSync(join(to, 'assets')).sort()
}

describe('the assets of earlier builds', () => {
  it('stay for one build more, with their compressed twins', () => {
    build('one', undefined, ['a-1.js', 'a-1.js.br', 'same.js'])
    expect(build('two', 'one', ['a-2.js', 'same.js'])).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same.js'])
    expect(build('three', 'two', ['a-3.js', 'same.js'])).toEqual(['a-2.js', 'a-3.js', 'same.js'])
  })

  it('are not pushed out by building the same again', () => {
    build('one', undefined, ['a-1.js'])
    build('two', 'one', ['a-2.js'])
    expect(build('again', 'two', ['a-2.js'])).toEqual(['a-1.js', 'a-2.js'])
  })

  it('never replace a file of the new build', () => {
    build('one', undefined, ['a.js'])
    build('two', 'one', ['a.js', 'b.js'])
    expect(readFileSync(join(folder, 'two/assets/a.js'), 'utf8')).toBe('two')
  })

  it('are forgotten when the list of them cannot be read', () => {
    build('one', undefined, ['a-1.js'])
    writeFileSync(join(folder, 'one.json'), '{"half')
    expect(build('two', 'one', ['a-2.js'])).toEqual(['a-2.js'])
  })
})
