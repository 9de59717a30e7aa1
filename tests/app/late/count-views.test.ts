import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countViews } from '#app/deferred/count-views.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSession } from '#app/state/session/session.ts'
import { useSettings } from '#app/state/settings.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'

const SELLER = anEventDetail({ id: 5 }).seller.id
let resolve: () => void
let onScreen: unknown
const router = {
  subscribe: (_: 'onResolved', then: () => void) => {
    resolve = then
  },
  get state() {
    return { matches: [{ loaderData: onScreen }] }
  },
}
const said: { address: string; keepalive: boolean | undefined; body: unknown }[] = []
const lookAt = (id: number) => {
  onScreen = fresh(anEventDetail({ id }))
  resolve()
}

beforeEach(() => {
  said.length = 0
  onScreen = undefined
  vi.stubGlobal('fetch', async (address: string, { body, keepalive }: RequestInit) => {
    said.push({ address, keepalive, body: JSON.parse(String(body)) })
    return Response.json({ ok: true })
  })
  countViews(router as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSettings.setState({ dataSaver: false })
  useSession.setState({ account: null })
  useConnection.setState({ state: 'online' })
})

describe('a look at the page of an event', () => {
  it('is told once a visit, and outlives the page', () => {
    lookAt(5)
    lookAt(6)
    lookAt(5)
    const told = { address: '/api/event_view/', keepalive: true }
    expect(said).toEqual([
      { ...told, body: { event_id: 5 } },
      { ...told, body: { event_id: 6 } },
    ])
  })
})

describe('nothing is told', () => {
  const quiet = () => {
    lookAt(5)
    return said.length
  }

  it('by a reader who has set the app to save data', () => {
    useSettings.setState({ dataSaver: true })
    expect(quiet()).toBe(0)
  })

  it('by a phone that saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(quiet()).toBe(0)
  })

  it('by its own seller', () => {
    useSession.setState({ account: { id: SELLER } as never })
    expect(quiet()).toBe(0)
  })

  it('without network', () => {
    useConnection.setState({ state: 'offline' })
    expect(quiet()).toBe(0)
  })

  it('of events in a list', () => {
    onScreen = fresh([anEventCard({ id: 5 })])
    resolve()
    expect(said).toEqual([])
  })
})
