import { describe, expect, it } from 'vitest'
import { errorFacts } from '#server/http/responses/error-facts.ts'

describe('answers', () => {
  it('what and where', () => {
    const facts = errorFacts(new TypeError('x is not a function'))
    expect(facts).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
    expect(facts.stack).toMatch(/^\s+at .*error-facts/)
  })

  it('with its causes, up to a ring', () => {
    const error = new Error('outer', { cause: new Error('inner') })
    expect(errorFacts(error)).toMatchObject({ message: 'outer', cause: { message: 'inner' } })
    const ring = new Error('ring')
    ring.cause = ring
    expect(JSON.stringify(errorFacts(ring)).match(/"ring"/g)).toHaveLength(6)
  })
})

describe('guards', () => {
  it('the values of a query and those that PostgreSQL quotes', () => {
    const fault = Object.assign(new Error('invalid input syntax for type integer: "canary"'), { code: '22P02', detail: 'Key (email)=(canary)' })
    const error = Object.assign(new Error('Failed query: select $1\nparams: canary', { cause: fault }), { query: 'select $1', params: ['canary'] })
    const facts = JSON.stringify(errorFacts(error))
    expect(facts).not.toContain('canary')
    expect(facts).toContain('failed query: select $1')
    expect(facts).toContain('22P02')
  })

  it('values that are thrown without being an error', () => {
    expect(JSON.stringify(errorFacts('canary'))).not.toContain('canary')
  })
})
