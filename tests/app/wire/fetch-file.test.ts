import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { downloadCv } from '#contract/jobs/applicants.ts'
import { downloadOwnCv, saveJobProfile } from '#contract/jobs/job-applications.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, hanging, html, json } from '#tests/support/phone/fake-network.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'
import { aSession, openTab } from '#tests/support/phone/tab.ts'

const CV = '/api/job_profile/cv/3/'
const REFRESH = '/api/auth/refresh/'
const refused = (code: string, status: number) => json({ code, status }, { 'content-type': 'application/problem+json' }, status)
const file = (disposition: string | undefined, body: BodyInit = '%PDF-1.7 secret-of-rahima') =>
  new Response(body, { headers: { 'content-type': 'application/pdf', ...(disposition && { 'content-disposition': disposition }) } })

let network: FakeNetwork
let tab: Awaited<ReturnType<typeof openTab>>
const fetchOwn = async () => (await import('#app/wire/fetch-file.ts')).fetchFile(downloadOwnCv, { params: { cv_id: 3 } })

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  tab = await openTab()
  await tab.enterSession(aSession())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a file that is fetched', () => {
  it('comes with the name that the service gives it, and nothing of it is kept', async () => {
    network.on(CV, () => file(`attachment; filename="______.pdf"; filename*=UTF-8''%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE%E0%A6%BE.pdf`))
    const { blob, name } = await fetchOwn()
    expect([name, blob.type, await blob.text()]).toEqual(['রহিমা.pdf', 'application/pdf', '%PDF-1.7 secret-of-rahima'])
    expect(network.asked[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(await everythingStored()).not.toContain('secret-of-rahima')
  })

  it.each([
    ['attachment; filename="Rahima CV.pdf"', 'Rahima CV.pdf'],
    [`attachment; filename="Rahima.pdf"; filename*=UTF-8''%E0%A6`, 'Rahima.pdf'],
    ['attachment', 'file'],
  ])('has a name from %s', async (disposition, name) => {
    network.on(CV, () => file(disposition))
    expect((await fetchOwn()).name).toBe(name)
  })

  it('is asked for once more with a renewed token', async () => {
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    network.on(CV, ({ headers }) => (headers.get('authorization') === 'Bearer token-2' ? file('attachment; filename="a.pdf"') : refused('not-signed-in', 401)))
    expect((await fetchOwn()).name).toBe('a.pdf')
    expect(network.pathsAsked()).toEqual([CV, REFRESH, CV])
  })

  it('is not given to a user who signed in meanwhile', async () => {
    network.on(CV, () => {
      tab.useSession.setState({ account: { id: 8, username: 'karim', email: '' } })
      return file('attachment; filename="a.pdf"')
    })
    await expect(fetchOwn()).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it.each([
    ['the service’s refusal', () => refused('not-found', 404), 'not-found'],
    ['a portal’s page', () => html('Log in to the hotel'), 'strange-answer'],
    ['a portal’s refusal', () => html('Pay first', {}, 403), 'strange-answer'],
    ['no answer', undefined, 'offline'],
    ['an answer that is cut off', () => file('attachment', new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) })), 'offline'],
  ] as const)('may not come: %s', async (_, reply, code) => {
    if (reply) network.on(CV, reply)
    await expect(fetchOwn()).rejects.toMatchObject({ code })
  })

  it('is refused without a session', async () => {
    await tab.forgetSession('signed-out')
    await expect(fetchOwn()).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('is any that the contract calls a download', async () => {
    network.on('/api/job_applicant/9/cv/', () => file('attachment; filename="b.pdf"'))
    const { fetchFile } = await import('#app/wire/fetch-file.ts')
    expect((await fetchFile(downloadCv, { params: { application_id: 9 } })).name).toBe('b.pdf')
  })
})

describe('a file that is sent at once', () => {
  it('has as much time as the slowest link needs for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    network.on('/api/job_profile/', hanging)
    let code: unknown
    const files = { cv: new Blob([new Uint8Array(1_600_000)]) }
    tab.call(saveJobProfile, { body: { full_name: 'Rahima' }, files }).catch((cause: { code: string }) => {
      code = cause.code
    })
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(109_000)
    expect(code).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(code).toBe('too-slow')
  })
})
