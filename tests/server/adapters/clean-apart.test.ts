import { afterAll, describe, expect, it } from 'vitest'
import { cleanApart } from '#server/adapters/clean-apart.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import { watchStalls } from '#tests/support/server/stall-watch.ts'

const watch = watchStalls()
afterAll(() => watch.stop())

/** As much work as one text of the allowed size makes: some 30 ms. */
const HEAVY = '<a href="https://a.example/b" title="x">c</a>'.repeat(2000)

describe('cleaning apart', () => {
  it('gives what cleaning gives', async () => {
    for (const html of ['<p>ক\u09c7\u09be & <b onclick="x()">b</b></p>', '', HEAVY]) expect(await cleanApart(html)).toBe(cleanHtml(html))
  })

  it('refuses what is too large, as cleaning does', async () => {
    await expect(cleanApart('<b>a</b>'.repeat(6000))).rejects.toMatchObject({ code: 'too-large' })
  })

  it('takes hardly any time of the event loop', async () => {
    watch.read()
    cleanHtml(HEAVY)
    const here = watch.read().longest
    await cleanApart(HEAVY)
    expect(watch.read().longest).toBeLessThan(here / 2)
  })

  it('refuses when too many wait, and goes on then', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => cleanApart('<p>a</p>')))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy' })
    expect(await cleanApart('<p>a</p>')).toBe('<p>a</p>')
  })
})
