import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearOpened, dropOwnedOpened, noteOpened, readOpened } from '#app/state/bookmarks/last-opened.ts'
import { useSession } from '#app/state/session/session.ts'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'

/** The answer that the page of an item was made from. */
const pageOf = (address: string, value: unknown) => ({ address, value })
const eventPage = (event: Parameters<typeof anEventDetail>[0] & { id: number }) => pageOf(`/api/event/${event.id}/`, anEventDetail(event))
const signIn = (id: number) => useSession.setState({ account: { id, username: `person ${id}`, email: 'p@example.org' } as never })
const signOff = () => useSession.setState({ account: null })
const titles = () => readOpened().map(({ title }) => title)

afterEach(() => {
  signOff()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('what was opened last', () => {
  it('is the latest first, each thing once, and only pages of things', () => {
    noteOpened([eventPage({ id: 1, title: 'Boat race' })])
    noteOpened([pageOf('/api/job_post/1/', aJobDetail({ job_post_id: 1, title: 'Cook' }))])
    noteOpened([pageOf('/api/blogs/1/', { id: 1, title: 'A weaver', content: '<p>…</p>' })])
    noteOpened([eventPage({ id: 1, title: 'Boat race, moved' })])
    noteOpened([
      pageOf('/api/event/?limit=12', { results: [anEventCard({ id: 2 })] }),
      pageOf('/api/home/', { jobs: [aJobCard({ job_post_id: 2 })] }),
      pageOf('/api/seller/rafiq/', { title: 'A seller' }),
      pageOf('/api/event/3/', null),
    ])
    expect(readOpened().map(({ noun, id, title }) => [noun, id, title])).toEqual([
      ['events', 1, 'Boat race, moved'],
      ['blogs', 1, 'A weaver'],
      ['jobs', 1, 'Cook'],
    ])
  })

  it('keeps to the last eight', () => {
    for (let id = 1; id <= 10; id += 1) noteOpened([eventPage({ id, title: `Event ${id}` })])
    expect([titles()[0], titles().length]).toEqual(['Event 10', 8])
  })

  it('of an account is not seen by other users, and goes with its session', () => {
    noteOpened([eventPage({ id: 1, title: 'Before' })])
    signIn(7)
    noteOpened([eventPage({ id: 2, title: 'Mine' })])
    expect(titles()).toEqual(['Mine', 'Before'])
    signIn(8)
    expect(titles()).toEqual(['Before'])
    dropOwnedOpened()
    signIn(7)
    expect(titles()).toEqual(['Before'])
  })

  it('can be cleared by its reader', () => {
    signIn(7)
    noteOpened([eventPage({ id: 1, title: 'Mine' })])
    clearOpened()
    expect(titles()).toEqual([])
  })

  it('is nothing where the phone keeps nothing, or keeps what another program wrote', () => {
    localStorage.setItem('hatkhola-opened', '{"not":"ours"}')
    expect(readOpened()).toEqual([])
    const refuse = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => undefined })
    expect(() => noteOpened([eventPage({ id: 1 })])).not.toThrow()
    expect(readOpened()).toEqual([])
  })
})
