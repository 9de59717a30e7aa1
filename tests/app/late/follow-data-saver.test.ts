import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followDataSaver } from '#app/deferred/follow-data-saver.ts'
import { useSettings } from '#app/state/settings.ts'

const path = (at: number) => `/media/events/e${at}-480.webp`
let asked: string[]
let answers: boolean
const withheld = vi.fn<(source: unknown) => Promise<void>>()
let stop: () => void
const source = () => withheld.mock.lastCall?.[0] as { sizeOf: (path: string) => Promise<number | undefined>; readHeld: () => Promise<Map<string, string>> }

beforeEach(() => {
  asked = []
  answers = true
  withheld.mockReset()
  withheld.mockResolvedValue(undefined)
  useSettings.setState({ dataSaver: true })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = new URL(typeof input === 'string' ? input : input.url, location.origin)
    const names = (url.searchParams.get('of') ?? '').split(',')
    asked.push(...names)
    if (!answers) throw new TypeError('no network')
    return Response.json(
      { bytes: names.map((name) => (name.includes('e9-') ? null : 1_000 + Number(/\d+/.exec(name)?.[0]))) },
      { headers: { date: new Date().toUTCString() } },
    )
  })
})
afterEach(() => {
  stop()
  useSettings.setState(useSettings.getInitialState())
  vi.unstubAllGlobals()
})

it('asks for the sizes of all pictures of a screen together, and for none twice', async () => {
  stop = followDataSaver(withheld)
  const { sizeOf } = source()
  expect(await Promise.all([1, 2, 1, 9].map((at) => sizeOf(path(at))))).toEqual([1_001, 1_002, 1_001, undefined])
  expect(asked).toEqual(['events/e1-480', 'events/e2-480', 'events/e9-480'])
  expect(await sizeOf(path(2))).toBe(1_002)
  expect(await sizeOf('/category-icons/music.svg')).toBeUndefined()
  expect(asked).toHaveLength(3)
})

it('knows no size without network, and asks again the next time', async () => {
  answers = false
  stop = followDataSaver(withheld)
  const { sizeOf } = source()
  expect(await sizeOf(path(5))).toBeUndefined()
  answers = true
  expect(await sizeOf(path(5))).toBe(1_005)
})

it('shows pictures again once no data is saved, and withholds them once it is', () => {
  stop = followDataSaver(withheld)
  useSettings.setState({ dataSaver: false })
  useSettings.setState({ theme: 'dark' })
  useSettings.setState({ dataSaver: true })
  expect(withheld.mock.calls.map(([given]) => given !== undefined)).toEqual([true, false, true])
})

it('tries again with the network what stands in for pictures', async () => {
  withheld.mockRejectedValueOnce(new TypeError('no network'))
  stop = followDataSaver(withheld)
  await new Promise((done) => setTimeout(done))
  dispatchEvent(new Event('online'))
  expect(withheld).toHaveBeenCalledTimes(2)
})
