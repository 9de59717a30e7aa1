import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetJobProfileHere, type JobProfileHere, readJobProfileHere, storeJobProfileHere } from '#app/state/job-profile.ts'
import { lossAtSignOut } from '#app/state/session/loss-at-sign-out.ts'
import { useSession } from '#app/state/session/session.ts'
import * as device from '#device/job-profile.ts'

const profile: JobProfileHere = {
  texts: { full_name: 'Rahima', phone_number: '', email: '', education: '', experience_years: '', experience: '', skills: '' },
  cv: null,
}
const be = (id: number | null) => useSession.setState({ account: id === null ? null : { id, username: 'rahima', email: '' } })

/** Each test has its own account. */
let owner = 900
beforeEach(() => {
  owner += 1
  be(owner)
})

it('is kept for the signed-in user, and for no other', async () => {
  await storeJobProfileHere(profile, { isSent: true })
  expect(await readJobProfileHere()).toEqual({ ...profile, isSent: true })
  be(owner + 1000)
  expect(await readJobProfileHere()).toBeUndefined()
  be(null)
  await storeJobProfileHere(profile, { isSent: false })
  expect(await readJobProfileHere()).toBeUndefined()
})

it('is asked about at signing out as long as it was not sent', async () => {
  await storeJobProfileHere(profile, { isSent: false })
  expect((await lossAtSignOut()).drafts).toBe(1)
  await storeJobProfileHere(profile, { isSent: true })
  expect((await lossAtSignOut()).drafts).toBe(0)
})

it('goes when it is taken back', async () => {
  await storeJobProfileHere(profile, { isSent: true })
  await forgetJobProfileHere()
  expect(await readJobProfileHere()).toBeUndefined()
})

it('names a CV that cannot be read any more, and keeps the rest', async () => {
  const blob = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
  await storeJobProfileHere({ ...profile, cv: { name: 'cv.pdf', kind: 'pdf', size: 1, blob } }, { isSent: false })
  expect((await readJobProfileHere())?.cv).toEqual({ name: 'cv.pdf', kind: 'pdf', size: 1 })
})

it('is nothing on a phone that does not let us look', async () => {
  const refusal = vi.spyOn(device, 'readJobProfile').mockRejectedValueOnce(new Error('private window'))
  expect(await readJobProfileHere()).toBeUndefined()
  refusal.mockRestore()
})
