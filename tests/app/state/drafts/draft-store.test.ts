import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DraftStore, openDraftStore } from '#app/state/drafts/draft-store.ts'

const phone = vi.hoisted(() => ({ kept: [] as unknown[], dropped: 0 }))
vi.mock('#app/state/drafts/drafts.ts', () => ({
  storeDraft: async (_name: string, values: unknown) => void phone.kept.push(values),
  dropDraft: async () => {
    phone.dropped += 1
  },
}))

let typed = ''
let keeper: DraftStore
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(phone, { kept: [], dropped: 0 })
  keeper = openDraftStore('shop', () => ({ name: typed }))
})
afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const type = (text: string) => {
  typed = text
  keeper.note()
}

const lookAway = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('what is typed', () => {
  it('is kept at the first letter, and then after a pause and not at every letter', () => {
    type('B')
    vi.advanceTimersByTime(1)
    expect(phone.kept).toEqual([{ name: 'B' }])
    type('Bo')
    vi.advanceTimersByTime(300)
    type('Boa')
    vi.advanceTimersByTime(300)
    expect(phone.kept).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(phone.kept).toEqual([{ name: 'B' }, { name: 'Boa' }])
  })

  it('is kept once when it comes in one piece', () => {
    type('Boats')
    vi.advanceTimersByTime(1000)
    expect(phone.kept).toEqual([{ name: 'Boats' }])
  })

  it.each([
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['another app is looked at', () => void lookAway()],
    ['the form goes', () => keeper.stop()],
  ])('is kept at once when %s', (_, leave) => {
    type('Boats')
    leave()
    expect(phone.kept).toEqual([{ name: 'Boats' }])
    vi.advanceTimersByTime(1000)
    expect(phone.kept).toHaveLength(1)
  })

  it('does not come back after it was sent, whatever was about to be kept', async () => {
    type('Boats')
    await keeper.forget()
    vi.advanceTimersByTime(1000)
    dispatchEvent(new Event('pagehide'))
    keeper.stop()
    expect(phone).toMatchObject({ kept: [], dropped: 1 })
  })
})
