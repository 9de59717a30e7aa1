import { Problem } from '#contract/core/problem.ts'
import { type Audience, type Build, isHashed, isPageOf, SHELL_PATH } from './build.ts'
import { type Behind, withDeadline } from './deadline.ts'
import { orReport } from './keeping.ts'
import { storedResponse } from './stored-response.ts'

const PREFIX = 'shell-'
/** In the cache once every file is that they may need. */
const MARKS: Record<Audience, string> = { visitor: '/.complete', member: '/.complete-for-members', seller: '/.complete-for-sellers' }
const AUDIENCES = Object.keys(MARKS) as Audience[]
const AT_ONCE = 2
const FILE_DEADLINE_MS = 60_000

const cacheName = (build: Build): string => PREFIX + build.id
const shellCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX))

/**
 * What must be on the phone before this worker may take over. At the first visit almost nothing, so that the page has the link
 * for itself; for an update everything, so that it never takes the place of a version that works without network.
 * @throws when something could not be fetched; the browser tries again later and finds what was kept so far.
 */
export async function installShell(build: Build): Promise<void> {
  const others = (await shellCaches()).filter((name) => name !== cacheName(build))
  for (const audience of [...AUDIENCES].reverse()) {
    const isTheirs = await Promise.all(others.map((name) => isComplete(name, audience)))
    if (isTheirs.some(Boolean)) return completeShell(build, audience)
  }
  await keepFile(build, SHELL_PATH)
}

const completions = new Map<string, Promise<void>>()

/**
 * Fetches what is missing of the build, two files at a time and with low priority; continues where an earlier run was cut off.
 * @param wanted whose screens; what fewer need comes last.
 */
export async function completeShell(build: Build, wanted: Audience): Promise<void> {
  for (const audience of AUDIENCES.slice(0, AUDIENCES.indexOf(wanted) + 1)) await completeOnce(build, audience)
}

function completeOnce(build: Build, audience: Audience): Promise<void> {
  const name = build.id + audience
  const running = completions.get(name)
  if (running) return running
  const completion = fetchMissing(build, audience).finally(() => completions.delete(name))
  completions.set(name, completion)
  return completion
}

async function fetchMissing(build: Build, audience: Audience): Promise<void> {
  const name = cacheName(build)
  if (await isComplete(name, audience)) return
  const cache = await caches.open(name)
  const held = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  const missing = build.paths.filter((path) => build.audiences.get(path) === audience && !held.has(path))
  const work = missing.values()
  const takeTurns = async () => {
    for (const path of work) await keepFile(build, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  await cache.put(MARKS[audience], new Response(''))
}

/** Whether every file is here that a visitor may need, so that any of their screens opens without network. */
export const isShellComplete = (build: Build): Promise<boolean> => isComplete(cacheName(build), 'visitor')

const isComplete = async (name: string, audience: Audience): Promise<boolean> => (await (await caches.open(name)).match(MARKS[audience])) !== undefined

async function keepFile(build: Build, path: string): Promise<void> {
  const cache = await caches.open(cacheName(build))
  const former = isHashed(path) ? await caches.match(path) : undefined
  if (former) return cache.put(path, former)
  await withDeadline(FILE_DEADLINE_MS, async (signal) => {
    // Hashed files the page has loaded come from the browser's own cache; the others must be this build's.
    const response = await fetch(path, { signal, priority: 'low', redirect: 'manual', cache: isHashed(path) ? 'default' : 'no-cache' })
    if (!isFile(path, response)) throw new Problem('strange-answer')
    const body = await response.arrayBuffer()
    if (path === SHELL_PATH && !isPageOf(build, new TextDecoder().decode(body))) throw new Problem('strange-answer')
    await cache.put(path, storedResponse(body, response.headers))
  })
}

/** A page in place of a script is a captive portal, or a server that answers everything. */
function isFile(path: string, response: Response): boolean {
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html')
  return response.status === 200 && !response.redirected && isHtml === path.endsWith('.html')
}

/** Whether a path is a file of the app that this module answers. */
export const isAppFile = (build: Build, path: string): boolean => isHashed(path) || (build.paths.includes(path) && path !== SHELL_PATH)

/** A file of the app: from the phone, for hashed ones of whichever build it is there; else from the network, and kept. */
export async function answerAppFile(build: Build, request: Request, behind: Behind): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(cacheName(build))
  const held = (await cache.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined)
  if (held) return held
  const response = await fetch(request)
  if (isFile(pathname, response)) behind(orReport(cache.put(pathname, response.clone()), undefined))
  return response
}

/** The empty page that the app fills, or undefined while it is not here. */
export async function readShell(build: Build): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(build))
  return cache.match(SHELL_PATH)
}

/** Lets the files of other builds go. Not before this one is complete. */
export async function dropOtherShells(build: Build): Promise<void> {
  if (!(await isShellComplete(build))) return
  const others = (await shellCaches()).filter((name) => name !== cacheName(build))
  await Promise.all(others.map((name) => caches.delete(name)))
}
