import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutServiceParts } from '../../src/tasks/lean-endpoints.ts'

const ORDER = `const Draft = object({ summary: string() })
export const order = endpoint({
  method: 'POST',
  summary: 'Places an order, or not',
  path: '/api/order/',
  params: object({ id }),
  answer: object({ body: string(), query: string() }),
  query: object({}),
  body: Draft
})
const inner = other({ summary: 'stays' })
`

describe('an endpoint on its way to a phone', () => {
  it('loses what only the service needs, and nothing else', () => {
    const lean = withoutServiceParts(ORDER)
    expect(lean).not.toMatch(/Places an order|params|query: object|body: Draft/)
    expect(lean).toContain('const Draft = object({ summary: string() })')
    expect(lean).toContain('answer: object({ body: string(), query: string() })')
    expect(lean).toContain("other({ summary: 'stays' })")
    expect(withoutServiceParts(lean)).toBe(lean)
  })

  it('keeps its method, path and answer', () => {
    const kept = new Function('object', 'string', 'endpoint', 'other', 'id', `${withoutServiceParts(ORDER).replace('export ', '')} return order`)
    const same = <T>(value: T): T => value
    expect(kept(same, () => 'text', same, same, 0)).toEqual({ method: 'POST', path: '/api/order/', answer: { body: 'text', query: 'text' } })
  })
})

describe('what runs on a phone', () => {
  it('asks no endpoint for what it has lost', () => {
    const src = join(import.meta.dirname, '../../src')
    const filesIn = (wing: string) => readdirSync(join(src, wing), { recursive: true, encoding: 'utf8' }).map((file) => join(src, wing, file))
    const read = (files: string[]) => files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
    const names = read(filesIn('contract')).flatMap((text) => [...text.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name))
    expect(names.length).toBeGreaterThan(40)
    const asks = new RegExp(`\\b(?:spec|endpoint|${names.join('|')})\\.(?:summary|params|query|body)\\b`, 'g')
    const asked = read(['app', 'device', 'worker'].flatMap(filesIn)).flatMap((text) => text.match(asks) ?? [])
    expect(asked).toEqual([])
  })
})
