import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobProfileHere } from '#device/job-profile.ts'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'

const profiles = () => import('#device/job-profile.ts')
const drafts = () => import('#device/drafts.ts')
const store = () => import('#device/private-store.ts')

const aProfile = (over: Partial<JobProfileHere> = {}): JobProfileHere => ({
  texts: { full_name: 'Rahima', phone_number: '01712345678', email: '', education: 'SSC', experience_years: '2', experience: '', skills: 'sewing' },
  cv: { name: 'cv.pdf', kind: 'pdf', size: 14, blob: new Blob(['%PDF-1.7 %%EOF'], { type: 'application/pdf' }) },
  ...over,
})

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the job profile of an applicant', () => {
  it('is found after a restart with its CV, by its owner alone', async () => {
    await (await profiles()).storeJobProfile(7, aProfile(), false)
    restart()
    const { readJobProfile } = await profiles()
    const found = await readJobProfile(7)
    expect([found?.texts.full_name, found?.isSent, await found?.cv?.blob?.text()]).toEqual(['Rahima', false, '%PDF-1.7 %%EOF'])
    expect(await readJobProfile(8)).toBeUndefined()
  })

  it('takes the place of what was kept before, sent or not', async () => {
    const { storeJobProfile, readJobProfile } = await profiles()
    const cv = { id: 3, name: 'cv.pdf', kind: 'pdf', size: 14 } as const
    await storeJobProfile(7, aProfile(), false)
    await storeJobProfile(7, aProfile({ cv }), true)
    expect(await readJobProfile(7)).toEqual({ ...aProfile({ cv }), isSent: true })
    await storeJobProfile(7, aProfile({ cv: null }), false)
    expect(await readJobProfile(7)).toEqual({ ...aProfile({ cv: null }), isSent: false })
  })

  it('stands as it was when the phone is full', async () => {
    const { storeJobProfile, readJobProfile } = await profiles()
    await storeJobProfile(7, aProfile({ cv: null }), true)
    const empty = fillPhone()
    await expect(storeJobProfile(7, aProfile(), false)).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await readJobProfile(7))?.isSent).toBe(true)
  })

  it('is among what would be lost as long as the service has it not', async () => {
    const { storeJobProfile } = await profiles()
    const { listDrafts } = await drafts()
    await storeJobProfile(7, aProfile(), false)
    expect(await listDrafts(7)).toHaveLength(1)
    await storeJobProfile(7, aProfile(), true)
    expect(await listDrafts(7)).toEqual([])
  })

  it('outlives the end of a session unless the service has it', async () => {
    const { storeJobProfile, readJobProfile } = await profiles()
    const { clearPrivateAnswers } = await store()
    await storeJobProfile(7, aProfile(), false)
    await clearPrivateAnswers(7)
    expect((await readJobProfile(7))?.isSent).toBe(false)
    await storeJobProfile(7, aProfile(), true)
    await clearPrivateAnswers(7)
    expect(await readJobProfile(7)).toBeUndefined()
  })

  it('goes with all that is private, or by itself', async () => {
    const { dropJobProfile, storeJobProfile, readJobProfile } = await profiles()
    await storeJobProfile(7, aProfile(), false)
    await (await store()).dropPrivateStores({ known: 7 })
    expect(await everythingStored()).not.toContain('Rahima')
    await storeJobProfile(7, aProfile(), true)
    await dropJobProfile(7)
    expect(await readJobProfile(7)).toBeUndefined()
  })

  it('counts with the bytes of its CV where it is said what the phone keeps', async () => {
    const { storeJobProfile } = await profiles()
    const { readPrivateData } = await import('#device/stored-data.ts')
    await storeJobProfile(7, aProfile({ cv: { name: 'cv.pdf', kind: 'pdf', size: 9000, blob: new Blob([new Uint8Array(9000)]) } }), false)
    const { answers, drafts } = await readPrivateData(7)
    expect([answers.count, drafts.count, drafts.bytes > 9000]).toEqual([0, 1, true])
  })

  it('of a shape that another version wrote counts as missing', async () => {
    const { set } = await import('idb-keyval')
    const { privateStoreOf } = await import('#device/stores.ts')
    await set('job-profile', { texts: { name: 'Rahima' } }, privateStoreOf(7))
    expect(await (await profiles()).readJobProfile(7)).toBeUndefined()
  })
})
