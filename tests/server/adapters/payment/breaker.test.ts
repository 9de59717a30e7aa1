import { describe, expect, it } from 'vitest'
import { makeBreaker } from '#server/adapters/payment/breaker.ts'

function broken() {
  const clock = { ms: 1000 }
  const breaker = makeBreaker(() => clock.ms)
  for (let at = 0; at < 5; at++) {
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed()
  }
  return { breaker, clock }
}

describe('answers', () => {
  it('that one call may try again after thirty seconds, and all calls once it went well', () => {
    const { breaker, clock } = broken()
    clock.ms += 30_000
    expect(breaker.mayAsk()).toBe(true)
    expect(breaker.mayAsk()).toBe(false)
    breaker.succeeded()
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
  })

  it('that it may be asked while failures are not in a row', () => {
    const breaker = makeBreaker(() => 0)
    for (let at = 0; at < 20; at++) {
      breaker.failed()
      if (at % 4 === 3) breaker.succeeded()
      expect(breaker.mayAsk()).toBe(true)
    }
  })
})

describe('refuses', () => {
  it('all calls for thirty seconds after five failures in a row', () => {
    const { breaker, clock } = broken()
    expect(breaker.mayAsk()).toBe(false)
    clock.ms += 29_999
    expect(breaker.mayAsk()).toBe(false)
  })

  it('all calls for another thirty seconds when the one that may try fails', () => {
    const { breaker, clock } = broken()
    clock.ms += 30_000
    expect(breaker.mayAsk()).toBe(true)
    breaker.failed()
    clock.ms += 29_999
    expect(breaker.mayAsk()).toBe(false)
    clock.ms += 1
    expect(breaker.mayAsk()).toBe(true)
  })
})
