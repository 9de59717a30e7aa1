import 'fake-indexeddb/auto'
import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '#app/state/session/session.ts'
import { send } from '#app/wire/send.ts'
import { DECISION_MS } from '#contract/core/time-budget.ts'
import { applyToJob } from '#contract/jobs/job-applications.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { APPLICATIONS, anAppliedJob } from '#tests/support/phone/outbox.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

const body = { full_name: 'Rahima', job_post: '12' }
const cv = () => new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' })
const apply = (file = cv()) => send(applyToJob, { body, files: { cv: file } }, { noun: 'applications', about: { title: 'Nurse' } })

class FormParts {
  readonly parts: unknown[][] = []
  append(...part: unknown[]): void {
    this.parts.push(part)
  }
}

/** Each test has its own account. */
let owner = 700
let network: FakeNetwork

beforeEach(() => {
  owner += 1
  network = new FakeNetwork('http://localhost')
  vi.stubGlobal('fetch', network.fetch)
  // Those that databases can hold, and a form that takes them.
  vi.stubGlobal('File', NodeFile)
  vi.stubGlobal('Blob', Object.getPrototypeOf(NodeFile))
  vi.stubGlobal('FormData', FormParts)
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  useSession.setState({ account: { id: owner, username: 'rina', email: 'r@example.com' }, token: 'token-1' })
  renewTokensTo('token-2')
})
afterEach(() => {
  vi.useRealTimers()
  useSession.setState({ account: null, token: null })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a write with a file', () => {
  it('is done with it, and leaves nothing behind', async () => {
    let held: unknown
    network.on(APPLICATIONS, async () => {
      held = await readEntries(owner)
      return json(anAppliedJob())
    })
    expect(await apply()).toMatchObject({ kind: 'done', answer: { application_id: 5 } })
    expect(held).toMatchObject([{ body, state: 'sending', files: { cv: { name: 'cv.pdf', type: 'application/pdf', size: 14 } } }])
    expect(await readEntries(owner)).toEqual([])
  })

  it('is kept with it when there is no network', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect(await apply()).toMatchObject({ kind: 'queued', entry: { state: 'waiting', files: { cv: { size: 14 } } } })
  })

  it('is not waited for longer than any other, and goes on', async () => {
    let arrive: (answer: Response) => void = () => undefined
    network.on(APPLICATIONS, () => new Promise((resolve) => (arrive = resolve)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sending = apply()
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(DECISION_MS)
    expect(await sending).toMatchObject({ kind: 'queued', entry: { state: 'sending' } })
    vi.useRealTimers()
    arrive(json(anAppliedJob()))
    await vi.waitFor(async () => expect((await readEntries(owner))[0]?.state).toBe('sent'))
  })

  it('is the form’s again, unsent, when the file is too long', async () => {
    await expect(apply(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'))).rejects.toMatchObject({ code: 'too-large', fields: { cv: 'too-large' } })
    expect([network.asked, await readEntries(owner)]).toEqual([[], []])
  })
})
