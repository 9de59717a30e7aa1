import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { holdsScreensOf } from '#device/snapshots/shell-marks.ts'
import { aBuild, pageOf } from '#tests/support/phone/a-build.ts'
import { hanging, html } from '#tests/support/phone/fake-network.ts'
import { restart } from '#tests/support/phone/fake-phone.ts'
import { at, endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const script = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' } })
const shell = () => import('#worker/app-shell.ts')
const cacheOf = (n: number) => `shell-${aBuild(n).id}`

const pathsFor = (whose: PrecacheGroup | 'visitor') => [...aBuild(1).files].flatMap(([path, theirs]) => (theirs.includes(whose) ? [path] : []))
/** Names of the scripts that this phone has of a build, without those that every phone has. */
const scriptsIn = async (n: number) =>
  (await world.caches.pathsIn(cacheOf(n))).flatMap((path) => /^\/assets\/(?!main|vendor|style)(\w+)-/.exec(path)?.[1] ?? []).sort()

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

/** The server has this build. */
function deploy(n: number): void {
  world.network.cut()
  world.network.on('/shell.html', () => html(pageOf(n)))
  world.network.on(`/assets/style-${n}.css`, () => new Response('a{}', { headers: { 'content-type': 'text/css' } }))
  world.network.on(`/assets/main-${n}.js`, script(`main ${n}`))
  world.network.on('/assets/vendor-0.js', script('vendor'))
  for (const name of ['settings', 'editor', 'scanner', 'list', 'form', 'jobs']) world.network.on(`/assets/${name}-${n}.js`, script(`${name} ${n}`))
  world.network.on('/favicon.svg', () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
}

describe('the first install', () => {
  it('fetches the shell only, so that the page has the link for itself', async () => {
    deploy(1)
    const { installShell, isShellComplete } = await shell()
    await installShell(aBuild(1))
    expect(world.network.pathsAsked()).toEqual(['/shell.html'])
    expect(await isShellComplete(aBuild(1))).toBe(false)
  })

  it.each([
    ['a page of another build', () => html(pageOf(2))],
    ['a page that is not ours', () => html('<h1>Log in to this Wi-Fi</h1>')],
    ['a failure', () => html('no', {}, 500)],
  ])('fails on %s, to be tried again', async (_, reply) => {
    world.network.on('/shell.html', reply)
    const { installShell, readShell } = await shell()
    await expect(installShell(aBuild(1))).rejects.toMatchObject({ code: 'strange-answer' })
    expect(await readShell(aBuild(1))).toBeUndefined()
  })
})

describe('the rest of the app', () => {
  it('that a page asks for while the worker is installed fetches no file twice', async () => {
    deploy(1)
    const { completeShell, installShell } = await shell()
    await Promise.all([installShell(aBuild(1)), completeShell(aBuild(1))])
    const asked = world.network.pathsAsked()
    expect(asked).toContain('/assets/main-1.js')
    expect(asked).toEqual([...new Set(asked)])
  })

  const forVisitors = pathsFor('visitor')

  it('is complete when every file is there that a visitor may need', async () => {
    deploy(1)
    const { completeShell, isShellComplete } = await shell()
    await completeShell(aBuild(1))
    expect(await isShellComplete(aBuild(1))).toBe(true)
    const held = await world.caches.pathsIn(cacheOf(1))
    expect(held).toEqual(expect.arrayContaining(forVisitors))
    expect(held).not.toContain('/assets/settings-1.js')
  })

  it('has the screens of signed-in users as well once a user is signed in', async () => {
    deploy(1)
    const { completeShell } = await shell()
    await completeShell(aBuild(1))
    await completeShell(aBuild(1), ['member'])
    expect(await scriptsIn(1)).toEqual(['form', 'settings'])
  })

  it.each<[whose: readonly PrecacheGroup[], scripts: string[]]>([
    [['gate'], ['list', 'scanner']],
    [['jobs'], ['form', 'jobs']],
    [
      ['member', 'seller'],
      ['editor', 'form', 'list', 'settings'],
    ],
    [
      ['gate', 'jobs'],
      ['form', 'jobs', 'list', 'scanner'],
    ],
    [
      ['member', 'seller', 'gate', 'jobs'],
      ['editor', 'form', 'jobs', 'list', 'scanner', 'settings'],
    ],
  ])('has for %j what they need, and nothing of others', async (whose, scripts) => {
    deploy(1)
    await (await shell()).completeShell(aBuild(1), whose)
    expect(await scriptsIn(1)).toEqual(scripts)
    expect(await world.caches.pathsIn(cacheOf(1))).toEqual(expect.arrayContaining(forVisitors))
  })

  it.each<readonly PrecacheGroup[][]>([[['gate']], [['jobs']], [['member', 'gate']], [['member', 'seller', 'jobs']]])(
    'brings an update whole for each of %j, and for no other group',
    async (whose) => {
      deploy(1)
      const former = await shell()
      for (const one of whose) await former.completeShell(aBuild(1), [one])
      const names = (await scriptsIn(1)).join()
      restart()
      deploy(2)
      await (await shell()).installShell(aBuild(2))
      expect((await scriptsIn(2)).join()).toBe(names)
      world.network.cut()
      world.network.asked.length = 0
      await (await shell()).completeShell(aBuild(2), whose)
      expect(world.network.asked).toEqual([])
    },
  )

  it('is not taken for whole by those who share only some of it', async () => {
    deploy(1)
    const { completeShell } = await shell()
    await completeShell(aBuild(1), ['gate'])
    expect(await holdsScreensOf('gate')).toBe(true)
    for (const other of ['member', 'seller', 'jobs'] as const) expect(await holdsScreensOf(other)).toBe(false)
  })

  it('is not ready at a gate while one of its files is missing', async () => {
    deploy(1)
    world.network.on('/assets/scanner-1.js', () => html('portal'))
    const { completeShell, isShellComplete } = await shell()
    await expect(completeShell(aBuild(1), ['gate'])).rejects.toMatchObject({ code: 'strange-answer' })
    expect(await isShellComplete(aBuild(1))).toBe(true)
    expect(await holdsScreensOf('gate')).toBe(false)
  })

  it('is fetched two files at a time', async () => {
    for (const path of aBuild(1).files.keys()) world.network.on(path, hanging)
    const { completeShell } = await shell()
    const completion = completeShell(aBuild(1))
    await until(() => world.network.asked.length === 2)
    await Promise.all([expect(completion).rejects.toMatchObject({ code: 'too-slow' }), pass(60)])
    expect(world.network.asked).toHaveLength(2)
  })

  it('goes on where it was cut off, after a restart too', async () => {
    deploy(1)
    world.network.on('/favicon.svg', () => html('portal'))
    const first = await shell()
    await expect(first.completeShell(aBuild(1))).rejects.toMatchObject({ code: 'strange-answer' })
    restart()
    deploy(1)
    world.network.asked.length = 0
    const second = await shell()
    await second.completeShell(aBuild(1))
    expect(world.network.pathsAsked()).toEqual(['/favicon.svg'])
    expect(await second.isShellComplete(aBuild(1))).toBe(true)
  })

  it('never takes a page for a script', async () => {
    deploy(1)
    world.network.on('/assets/main-1.js', () => html('<h1>Log in</h1>'))
    const { completeShell, isShellComplete } = await shell()
    await expect(completeShell(aBuild(1))).rejects.toMatchObject({ code: 'strange-answer' })
    expect(await isShellComplete(aBuild(1))).toBe(false)
  })
})

describe('an update', () => {
  it('fetches everything before it may wait, and what did not change not at all', async () => {
    deploy(1)
    const { completeShell, installShell, isShellComplete } = await shell()
    await completeShell(aBuild(1))
    deploy(2)
    world.network.asked.length = 0
    await installShell(aBuild(2))
    expect(world.network.pathsAsked().sort()).toEqual(['/assets/main-2.js', '/assets/style-2.css', '/favicon.svg', '/shell.html'])
    expect(await isShellComplete(aBuild(2))).toBe(true)
  })

  it('leaves the former build until the new one is complete', async () => {
    deploy(1)
    const { completeShell, dropOtherShells, installShell } = await shell()
    await completeShell(aBuild(1))
    deploy(2)
    world.network.on('/assets/main-2.js', () => html('gone', {}, 404))
    await expect(installShell(aBuild(2))).rejects.toMatchObject({ code: 'strange-answer' })
    await dropOtherShells(aBuild(2))
    expect(await world.caches.keys()).toContain(cacheOf(1))
    deploy(2)
    await installShell(aBuild(2))
    await dropOtherShells(aBuild(2))
    expect(await world.caches.keys()).toEqual([cacheOf(2)])
  })
})

describe('a file of the app', () => {
  const ask = async (path: string, n = 1) => (await shell()).answerAppFile(aBuild(n), new Request(at(path)), world.behind)

  it('comes from the phone without the network', async () => {
    deploy(1)
    await (await shell()).completeShell(aBuild(1))
    world.network.cut()
    const response = await ask('/assets/main-1.js')
    expect([await response.text(), response.headers.get('content-encoding')]).toEqual(['main 1', null])
  })

  it('is still there for a page of the former build', async () => {
    deploy(1)
    await (await shell()).completeShell(aBuild(1))
    world.network.cut()
    expect(await (await ask('/assets/main-1.js', 2)).text()).toBe('main 1')
  })

  it('is kept at first use when it is not among the files to fetch ahead', async () => {
    world.network.on('/assets/rare-9.js', script('rare'))
    await ask('/assets/rare-9.js')
    await world.settled()
    world.network.cut()
    expect(await (await ask('/assets/rare-9.js')).text()).toBe('rare')
  })

  it('is not kept when it is a page of a captive portal', async () => {
    world.network.on('/assets/main-1.js', () => html('portal'))
    await ask('/assets/main-1.js')
    await world.settled()
    expect(await world.caches.match('/assets/main-1.js')).toBeUndefined()
  })
})
