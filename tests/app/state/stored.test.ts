import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedJson, storedMark, storedText } from '#app/state/stored.ts'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a text in the browser’s storage', () => {
  it('lies as it is under its key', () => {
    const name = storedText('name')
    expect(name.read()).toBeUndefined()
    expect(name.write('Asha')).toBe(true)
    expect([name.read(), localStorage.getItem('name')]).toEqual(['Asha', 'Asha'])
    name.remove()
    expect([name.read(), localStorage.length]).toEqual([undefined, 0])
  })

  it('may live as long as its tab', () => {
    storedText('name', 'sessionStorage').write('Asha')
    expect([sessionStorage.getItem('name'), localStorage.getItem('name')]).toEqual(['Asha', null])
  })
})

describe('a value as JSON', () => {
  it('comes back as it was', () => {
    storedJson('list').write([1, { a: 'b' }])
    expect(localStorage.getItem('list')).toBe('[1,{"a":"b"}]')
    expect(storedJson('list').read()).toEqual([1, { a: 'b' }])
  })

  it.each(['{', '', 'null'])('is nothing where %j stands', (text) => {
    localStorage.setItem('list', text)
    expect(storedJson('list').read()).toBeUndefined()
  })
})

it('a mark is set by anything under its key', () => {
  const mark = storedMark('mark')
  expect(mark.isSet()).toBe(false)
  expect([mark.set(), mark.isSet(), localStorage.getItem('mark')]).toEqual([true, true, '1'])
  mark.clear()
  expect(mark.isSet()).toBe(false)
})

describe.each([
  ['full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
  ['forbidden', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['missing', () => undefined],
])('a storage that is %s', (_, storage) => {
  it('gives nothing, says that it takes nothing, and breaks nothing', () => {
    vi.stubGlobal('localStorage', storage())
    const [text, json, mark] = [storedText('a'), storedJson('b'), storedMark('c')]
    expect([text.read(), json.read(), mark.isSet()]).toEqual([undefined, undefined, false])
    expect([text.write('x'), json.write([]), mark.set()]).toEqual([false, false, false])
    for (const one of [text, json]) expect(() => one.remove()).not.toThrow()
    expect(() => mark.clear()).not.toThrow()
  })
})
