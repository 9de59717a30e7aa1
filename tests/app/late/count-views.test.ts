import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countViews } from '#app/late/count-views.ts'
import { useConnection } from '#app/state/connection.ts'
import { useSession } from '#app/state/session.ts'
import { useSettings } from '#app/state/settings.ts'
import { fresh } from '#tests/support/answers.ts'
import { anEventCard, anEventDetail } from '#tests/support/event-rows.ts'

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
const said: { address: string; body: Promise<unknown> }[] = []
const lookAt = (id: number) => {
  onScreen = fresh(anEventDetail({ id }))
  resolve()
}
const told = async () => (await vi.waitFor(() => (said.length > 0 ? said : Promise.reject(new Error('nothing yet'))))).map(({ address }) => address)

beforeEach(() => {
  said.length = 0
  onScreen = undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    said.push({ address: new URL(request.url).pathname, body: request.clone().json() })
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
  it('is told once a visit', async () => {
    lookAt(5)
    lookAt(6)
    lookAt(5)
    expect(await told()).toEqual(['/api/event_view/', '/api/event_view/'])
    expect(await Promise.all(said.map(({ body }) => body))).toEqual([{ event_id: 5 }, { event_id: 6 }])
  })
})

describe('nothing is told', () => {
  const quiet = async () => {
    lookAt(5)
    await new Promise((done) => setTimeout(done))
    return said.length
  }

  it('by whoever saves data', async () => {
    useSettings.setState({ dataSaver: true })
    expect(await quiet()).toBe(0)
  })

  it('by a phone that saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(await quiet()).toBe(0)
  })

  it('by its own seller', async () => {
    useSession.setState({ account: { id: SELLER } as never })
    expect(await quiet()).toBe(0)
  })

  it('without network', async () => {
    useConnection.setState({ state: 'offline' })
    expect(await quiet()).toBe(0)
  })

  it('of events in a list', async () => {
    onScreen = fresh([anEventCard({ id: 5 })])
    resolve()
    await new Promise((done) => setTimeout(done))
    expect(said).toEqual([])
  })
})
