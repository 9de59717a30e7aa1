import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBuild, pageOf } from '#tests/support/phone/a-build.ts'
import { hanging, html, redirectReply } from '#tests/support/phone/fake-network.ts'
import { aNavigation, at, endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const BUILD = aBuild(1)
const pages = () => import('#worker/pages.ts')
const remember = async (language: 'en' | 'bn') => (await import('#device/phone.ts')).rememberLanguage(language)
const navigate = async (path: string) => (await pages()).answerNavigation(BUILD, aNavigation(path), world.behind)
const keep = async (path: string) => (await pages()).fetchPage(BUILD, at(path))
const english = { 'content-language': 'en', etag: '"1"' }

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

async function completeApp(): Promise<void> {
  world.network.on('/shell.html', () => html(pageOf(1, 'shell')))
  for (const path of [...BUILD.files.keys()].filter((one) => one !== '/shell.html')) world.network.on(path, () => new Response('file'))
  await (await import('#worker/app-shell.ts')).completeShell(BUILD)
  world.network.asked.length = 0
}

describe('a page that is kept', () => {
  beforeEach(async () => {
    world.network.on('/events', () => html(pageOf(1, 'events'), english))
    expect(await keep('/events')).toBe(true)
    world.network.asked.length = 0
  })

  it('is shown without waiting for the network', async () => {
    world.network.on('/events', hanging)
    expect(await (await navigate('/events')).text()).toContain('events')
  })

  it('is shown however the address is written, under its proper address', async () => {
    for (const path of ['/Events/', '/Events?source=pwa', '/eventIndex', '/event/event_index']) {
      const response = await navigate(path)
      expect([response.status, response.headers.get('location')]).toEqual([302, at('/events')])
    }
    expect((await navigate('/events?utm_source=x')).status).toBe(200)
  })

  it('is not shown to a reader of the other language', async () => {
    await remember('bn')
    world.network.cut()
    expect((await navigate('/events')).status).toBe(503)
    await remember('en')
    expect((await navigate('/events')).status).toBe(200)
  })

  it('is not shown for another query', async () => {
    world.network.cut()
    expect((await navigate('/events?q=x')).status).toBe(503)
  })

  it('is checked behind with its tag, at most once a minute', async () => {
    world.network.on('/events', () => new Response(null, { status: 304 }))
    await navigate('/events')
    await world.settled()
    expect(world.network.asked).toHaveLength(0)
    await pass(61)
    for (const _ of [1, 2]) {
      await navigate('/events')
      await world.settled()
    }
    expect(world.network.asked.map(({ headers }) => headers.get('if-none-match'))).toEqual(['"1"'])
    expect(await (await navigate('/events')).text()).toContain('events')
  })

  it('is replaced behind by what the server writes now', async () => {
    world.network.on('/events', () => html(pageOf(1, 'newer'), english))
    await pass(61)
    await navigate('/events')
    await world.settled()
    expect(await (await navigate('/events')).text()).toContain('newer')
  })

  it.each([
    ['a page of a newer build, whose files are not here', () => html(pageOf(2, 'other'), english)],
    ['a captive portal', () => html('<h1>other</h1>', english)],
    ['a redirect', redirectReply],
    ['a page in another language', () => html(pageOf(1, 'other'), { 'content-language': 'bn' })],
    ['a failure', () => html('other', {}, 500)],
  ])('is not replaced by %s', async (_, reply) => {
    world.network.on('/events', reply)
    await pass(61)
    await navigate('/events')
    await world.settled()
    expect(await (await navigate('/events')).text()).toContain('events')
  })

  it('goes when the server has it no more', async () => {
    world.network.on('/events', () => html('gone', {}, 404))
    await pass(61)
    await navigate('/events')
    await world.settled()
    world.network.cut()
    expect((await navigate('/events')).status).toBe(503)
  })
})

describe('what is not kept', () => {
  it.each([
    ['a redirect', '/events', redirectReply],
    ['a private page', '/events', () => html(pageOf(1), { ...english, 'cache-control': 'private, no-store' })],
    ['a page that does not say its language, at an address that does not either', '/events', () => html(pageOf(1))],
    ['a page in the wrong language', '/bn/events', () => html(pageOf(1), english)],
  ])('%s', async (_, path, reply) => {
    world.network.on(path, reply)
    expect(await keep(path)).toBe(false)
  })

  it('more than forty pages: the longest unseen goes', async () => {
    for (let id = 1; id <= 41; id += 1) {
      world.network.on(`/eventdetails/${id}`, () => html(pageOf(1, `event ${id}`), english))
      await keep(`/eventdetails/${id}`)
    }
    world.network.cut()
    expect([(await navigate('/eventdetails/1')).status, (await navigate('/eventdetails/2')).status]).toEqual([503, 200])
  })
})

describe('a page that is not kept', () => {
  it('is the shell once the app is complete, without asking the network', async () => {
    await completeApp()
    expect(await (await navigate('/eventdetails/77')).text()).toContain('shell')
    expect(world.network.asked).toEqual([])
  })

  it('comes from the network while the app is not complete', async () => {
    world.network.on('/events', () => html('from the server'))
    expect(await (await navigate('/events')).text()).toBe('from the server')
  })

  it('is the shell of an incomplete app when the network does not answer in ten seconds', async () => {
    world.network.on('/shell.html', () => html(pageOf(1, 'shell')))
    await (await import('#worker/app-shell.ts')).installShell(BUILD)
    world.network.on('/events', hanging)
    const response = navigate('/events')
    await until(() => world.network.asked.length === 2)
    await pass(10)
    expect(await (await response).text()).toContain('shell')
  })

  it('is an honest page in both languages when there is nothing at all', async () => {
    const response = await navigate('/events')
    const text = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(text).toContain('ইন্টারনেট সংযোগ')
    expect(text).toContain('no internet connection')
    expect(text).not.toContain('<script')
    expect(text).toMatch(/<html lang="en">.*<main>.*<h1>.*<\/h1>.*<\/main><\/body>/s)
  })
})

describe('screens', () => {
  it('are what the worker answers, not files and not the service', async () => {
    const { isScreenPath } = await import('#worker/page-place.ts')
    expect(
      ['/', '/events', '/bn', '/bn/eventdetails/5', '/apiary', '/bn/rider/5RGGZ5MC4V.1.Ab3dEf5hIj7lMn9pQrS1tU'].filter((path) => !isScreenPath(path)),
    ).toEqual([])
    const others = [
      '/api/event/',
      '/media/a.webp',
      '/assets/a.js',
      '/sw.js',
      '/manifest-bn.webmanifest',
      '/sitemap.xml',
      '/healthz',
      '/readyz',
      '/share-target',
      '/dev/mail',
      '/category/categories/list/',
      '/robots.txt',
    ]
    expect(others.filter(isScreenPath)).toEqual([])
  })
})

it('pages of another build go when a build takes over', async () => {
  world.network.on('/events', () => html(pageOf(1), english))
  await keep('/events')
  const { dropOtherPages } = await pages()
  await dropOtherPages(BUILD)
  expect(await world.caches.keys()).toEqual([`pages-${BUILD.id}`])
  await dropOtherPages(aBuild(2))
  expect(await world.caches.keys()).toEqual([])
})

describe('a page whose address carries a secret', () => {
  it.each(['/reset-password?x=1', '/bn/verify-email', '/google-login?code=secret&state=s', '/Google-Login/'])(
    'is neither asked for nor kept: %s',
    async (path) => {
      world.network.on(path, () => html(pageOf(1, 'secret'), english))
      expect(await keep(path)).toBe(false)
      expect(world.network.asked).toEqual([])
      expect(await keptAddresses()).not.toMatch(/secret|reset|verify/)
    },
  )

  it('is opened from the app on the phone, without its address going anywhere', async () => {
    await completeApp()
    expect(await (await navigate('/google-login?code=secret&state=s')).text()).toContain('shell')
    await world.settled()
    expect(world.network.asked).toEqual([])
    expect(await keptAddresses()).not.toContain('secret')
  })
})

/** Addresses of everything in every cache. */
async function keptAddresses(): Promise<string> {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)))
  return all.flat().join(' ')
}
