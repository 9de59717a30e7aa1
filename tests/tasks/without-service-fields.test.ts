import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { SERVICE_FIELDS, withoutServiceFields } from '../../src/tasks/without-service-fields.ts'

const SRC = join(import.meta.dirname, '../../src')
const lean = (code: string) => withoutServiceFields(code, parseAst(code, { lang: 'ts' }))

describe('what phones get of an endpoint', () => {
  it('is where it is and what it answers, without what only the service reads', () => {
    const code = [
      'const params = v.object({ id: idText })',
      'export const writeReview = endpoint({',
      "  method: 'POST',",
      '  path: `${path}reviews/`,',
      "  summary: 'Writes, and says so',",
      "  access: 'signed-in',",
      '  perMinute: 10,',
      '  params,',
      '  body: v.object({ stars: Stars, query: v.string() }),',
      '  answer: OwnReview,',
      "  offline: 'queue',",
      '})',
    ].join('\n')
    expect(
      lean(code)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      'const params = v.object({ id: idText })',
      'export const writeReview = endpoint({',
      "method: 'POST',",
      'path: `${path}reviews/`,',
      "access: 'signed-in',",
      'answer: OwnReview,',
      "offline: 'queue',",
      '})',
    ])
  })

  it('has the same of endpoints that a function makes, and of the last field without a comma', () => {
    expect(lean('const make = (path: string) => ({ list: endpoint({ path, answer: Page, query: v.object({}) }) })')).toBe(
      'const make = (path: string) => ({ list: endpoint({ path, answer: Page, }) })',
    )
  })

  it('leaves alone what is no endpoint', () => {
    const code = 'export const form = v.object({ body: v.string(), summary: v.string() })'
    expect(lean(code)).toBe(code)
  })

  it.each(['app', 'device', 'worker'])('is all that is read of one: %s', (wing) => {
    const files = readdirSync(join(SRC, wing), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const read = new RegExp(`\\b[a-z]\\w+\\.(?:${SERVICE_FIELDS.join('|')})\\.(?:entries|item|options|pipe|wrapped)\\b`)
    expect(files.filter((file) => read.test(readFileSync(join(SRC, wing, file), 'utf8')))).toEqual([])
  })
})
