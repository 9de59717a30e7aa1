import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { fakeSite } from '#tests/support/server/site.ts'

const site = fakeSite(async () => ({ status: 200, html: '<!doctype html><h1>Shared</h1>' }))
const { request } = useApp({ site })

function aShare(): RequestInit {
  const body = new FormData()
  body.set('text', 'Baul night')
  body.append('files', new File([new Uint8Array(2 * 1024 * 1024)], 'poster.jpg', { type: 'image/jpeg' }))
  // As the browser sends it from the share sheet: no page of ours is open.
  return { method: 'POST', body, headers: { 'sec-fetch-site': 'none', origin: 'null' } }
}

describe('the address that other apps share to, where no worker runs', () => {
  it('sends the reader to the screen that says that nothing was received', async () => {
    const answer = await request('/share-target', aShare())
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([303, '/share?failure=not-received', 'no-store'])
    const screen = await request('/share?failure=not-received', { headers: { accept: 'text/html' } })
    expect(screen.status).toBe(200)
  })

  it('opened by hand leads to the screen', async () => {
    const answer = await request('/share-target', { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share'])
  })
})
