import { describe, expect, it } from 'vitest'
import { createMailPage } from '#server/http/pages/mail-page.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'

const LETTERS = [
  {
    at: '2026-11-21T10:00:02.000Z',
    to: 'rahima@mail.example',
    subject: 'নতুন পাসওয়ার্ড',
    text: 'Open:\n\nhttp://localhost:3000/reset-password#token=abc_-1&x=2\n\nBye',
  },
  {
    at: '2026-11-21T10:00:01.000Z',
    to: '"><script>alert(1)</script>@mail.example',
    subject: '<img src=x onerror=alert(1)>',
    text: '<b>bold</b> & https://a.example/"onx',
    attached: ['"><script>alert(2)</script>.png'],
  },
]
const mail = { send: () => undefined, settle: async () => undefined }
const HTML = { headers: { accept: 'text/html' } }

describe('answers', () => {
  const { request } = useApp({ mail: { ...mail, list: async () => LETTERS } })

  it('with the e-mails in the given order, their links to be followed', async () => {
    const response = await request('/dev/mail', HTML)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await response.text()
    expect(page.indexOf('নতুন পাসওয়ার্ড')).toBeGreaterThan(0)
    expect(page.indexOf('নতুন পাসওয়ার্ড')).toBeLessThan(page.indexOf('&lt;img src=x'))
    const address = 'http://localhost:3000/reset-password#token=abc_-1&amp;x=2'
    expect(page).toContain(`<a href="${address}">${address}</a>`)
  })
})

describe('refuses', () => {
  describe('in production', () => {
    const { request } = useApp({ settings: { mode: 'production' }, mail: { ...mail, list: async () => LETTERS } })
    it('to have such a page', async () => {
      const response = await request('/dev/mail', HTML)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe('Not found\n')
    })
  })

  describe('where e-mails are really sent', () => {
    const { request } = useApp({ mail })
    it('to have such a page', async () => expect((await request('/dev/mail', HTML)).status).toBe(404))
  })

  const page = createMailPage(async () => LETTERS)
  const ask = (url: string, address?: string, headers: Record<string, string> = {}) => page(new Request(url, { headers }), { requestId: 'r', address })

  it.each([
    ['another machine', `${TEST_ORIGIN}/dev/mail`, '192.168.1.20'],
    ['another machine of IPv6', `${TEST_ORIGIN}/dev/mail`, '2001:db8:0:1::/64'],
    ['this machine under a name from outside', 'http://evil.example:3000/dev/mail', '127.0.0.1'],
  ])('%s', async (_, url, address) => {
    expect((await ask(url, address)).status).toBe(404)
  })

  it('what a proxy passes on', async () => {
    expect((await ask(`${TEST_ORIGIN}/dev/mail`, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
  })

  it.each(['127.0.0.1', '0:0:0:0::/64'])('nothing to this machine: %s', async (address) => {
    expect((await ask('http://127.0.0.1:3000/dev/mail', address)).status).toBe(200)
    expect((await ask('http://[::1]:3000/dev/mail', address)).status).toBe(200)
  })
})

describe('guards', () => {
  const { request } = useApp({ mail: { ...mail, list: async () => LETTERS } })

  it('its reader from what an e-mail holds', async () => {
    const response = await request('/dev/mail', HTML)
    const page = await response.text()
    expect(page).not.toMatch(/<(?:script|img|b)\b/)
    expect(page).toContain('href="https://a.example/"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('itself from writes', async () => expect((await request('/dev/mail', { method: 'POST' })).status).toBe(405))
})
