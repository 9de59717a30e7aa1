import { describe, expect, it } from 'vitest'
import { cleanApart } from '#server/adapters/clean-apart.ts'
import { cleanHtml } from '#server/adapters/html.ts'

/** As much work as one text of the allowed size makes: some 30 ms. */
const HEAVY = '<a href="https://a.example/b" title="x">c</a>'.repeat(2000)

describe('cleaning apart', () => {
  it('gives what cleaning gives', async () => {
    for (const html of ['<p>ক\u09c7\u09be & <b onclick="x()">b</b></p>', '', HEAVY]) expect(await cleanApart(html)).toBe(cleanHtml(html))
  })

  it('refuses what is too large, as cleaning does', async () => {
    await expect(cleanApart('<b>a</b>'.repeat(6000))).rejects.toMatchObject({ code: 'too-large' })
  })

  it('leaves the event loop free meanwhile', async () => {
    const happened: string[] = []
    const cleaned = cleanApart(HEAVY).then(() => happened.push('cleaned'))
    setImmediate(() => happened.push('something else'))
    await cleaned
    expect(happened).toEqual(['something else', 'cleaned'])
  })

  it('refuses when too many wait, and goes on then', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => cleanApart('<p>a</p>')))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy' })
    expect(await cleanApart('<p>a</p>')).toBe('<p>a</p>')
  })
})
