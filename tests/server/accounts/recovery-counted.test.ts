import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'

describe('where addresses are counted', () => {
  const counted = useApp({ settings: { rate_per_minute: 1000 } })

  it('refuses the twenty-first request of an hour from one network address, whatever it asks for', async () => {
    const { origin } = await counted.startServer()
    const ask = (n: number) =>
      fetch(`${origin}/api/auth/recover/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `nobody-${n}@mail.example` }),
      })
    for (let n = 0; n < 20; n++) expect((await ask(n)).status).toBe(200)
    const refused = await ask(20)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    await counted.app().settle()
  })
})
