import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearOpened, dropOwnedOpened, noteOpened, readOpened } from '#app/state/bookmarks/last-opened.ts'
import { useSession } from '#app/state/session/session.ts'
import { anEventCard, anEventDetail } from '#tests/support/event-rows.ts'
import { aJobCard, aJobDetail } from '#tests/support/job-rows.ts'

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
    noteOpened([anEventDetail({ id: 1, title: 'Boat race' })])
    noteOpened([aJobDetail({ job_post_id: 1, title: 'Cook' })])
    noteOpened([{ id: 1, title: 'A weaver', content: '<p>…</p>' }])
    noteOpened([anEventDetail({ id: 1, title: 'Boat race, moved' })])
    noteOpened([{ results: [anEventCard({ id: 2 })] }, aJobCard({ job_post_id: 2 }), null])
    expect(readOpened().map(({ noun, id, title }) => [noun, id, title])).toEqual([
      ['events', 1, 'Boat race, moved'],
      ['blogs', 1, 'A weaver'],
      ['jobs', 1, 'Cook'],
    ])
  })

  it('keeps to the last eight', () => {
    for (let id = 1; id <= 10; id += 1) noteOpened([anEventDetail({ id, title: `Event ${id}` })])
    expect([titles()[0], titles().length]).toEqual(['Event 10', 8])
  })

  it('of an account is seen by nobody else, and goes with its session', () => {
    noteOpened([anEventDetail({ id: 1, title: 'Before' })])
    signIn(7)
    noteOpened([anEventDetail({ id: 2, title: 'Mine' })])
    expect(titles()).toEqual(['Mine', 'Before'])
    signIn(8)
    expect(titles()).toEqual(['Before'])
    dropOwnedOpened()
    signIn(7)
    expect(titles()).toEqual(['Before'])
  })

  it('can be cleared by its reader', () => {
    signIn(7)
    noteOpened([anEventDetail({ id: 1, title: 'Mine' })])
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
    expect(() => noteOpened([anEventDetail({ id: 1 })])).not.toThrow()
    expect(readOpened()).toEqual([])
  })
})
