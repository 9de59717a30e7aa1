import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differences } from '../../src/tasks/steps/install.mjs'
import { lockFaults } from '../../src/tasks/steps/lock-faults.mjs'

describe('the lock file', () => {
  it('names no download address and has dropped no optional package', () => {
    const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
    expect(lockFaults(JSON.parse(text))).toEqual([])
  })

  it('is faulty with a download address', () => {
    expect(lockFaults({ packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } })).toHaveLength(1)
  })

  it('is faulty without a package that another one names as optional', () => {
    const a = { optionalDependencies: { 'a-linux': '1.0.0' } }
    expect(lockFaults({ packages: { '': {}, 'node_modules/a': a } })).toEqual(['node_modules/a: its optional a-linux was dropped'])
    expect(lockFaults({ packages: { '': {}, 'node_modules/a': a, 'node_modules/a-linux': {} } })).toEqual([])
    expect(lockFaults({ packages: { '': {}, 'node_modules/b/node_modules/a': a, 'node_modules/b/node_modules/a-linux': {} } })).toEqual([])
    expect(lockFaults({ packages: { '': {}, 'node_modules/b/node_modules/a': a, 'node_modules/a-linux': {} } })).toEqual([])
  })
})

describe('what is installed', () => {
  const locked = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '1.0.0', optional: true } }

  it('is in order when it is what the lock file names', () => {
    expect(differences(locked, locked)).toEqual([])
  })

  it('may lack what belongs to other machines', () => {
    expect(differences(locked, { 'node_modules/a': { version: '1.0.0' } })).toEqual([])
  })

  it('is not in order when a package is missing or of another version', () => {
    expect(differences(locked, {})).toEqual(['node_modules/a'])
    expect(differences(locked, { 'node_modules/a': { version: '1.0.1' } })).toEqual(['node_modules/a'])
  })
})
