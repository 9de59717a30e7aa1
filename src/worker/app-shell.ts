import { Problem } from '#contract/core/problem.ts'
import { type Build, isHashed, isPageOf, SHELL_PATH } from './build.ts'
import { type Behind, withDeadline } from './deadline.ts'
import { orReport } from './keeping.ts'
import { storedResponse } from './stored-response.ts'

const PREFIX = 'shell-'
/** In the cache once every file is that a visitor may need; the second once those of signed-in people are too. */
const COMPLETE = '/.complete'
const COMPLETE_FOR_MEMBERS = '/.complete-for-members'
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
  const isUpdate = (await Promise.all(others.map((name) => isComplete(name)))).some(Boolean)
  const isMember = (await Promise.all(others.map((name) => isComplete(name, COMPLETE_FOR_MEMBERS)))).some(Boolean)
  if (isUpdate) return completeShell(build, isMember)
  await keepFile(build, SHELL_PATH)
}

const completions = new Map<string, Promise<void>>()

/**
 * Fetches what is missing of the build, two files at a time and with low priority; continues where an earlier run was cut off.
 * @param forMember also what only somebody signed in needs; it comes last.
 */
export async function completeShell(build: Build, forMember: boolean): Promise<void> {
  await completeOnce(build, COMPLETE)
  if (forMember) await completeOnce(build, COMPLETE_FOR_MEMBERS)
}

function completeOnce(build: Build, mark: string): Promise<void> {
  const name = build.id + mark
  const running = completions.get(name)
  if (running) return running
  const completion = fetchMissing(build, mark).finally(() => completions.delete(name))
  completions.set(name, completion)
  return completion
}

async function fetchMissing(build: Build, mark: string): Promise<void> {
  const name = cacheName(build)
  if (await isComplete(name, mark)) return
  const cache = await caches.open(name)
  const held = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  const isWanted = (path: string) => build.memberPaths.has(path) === (mark === COMPLETE_FOR_MEMBERS)
  const missing = build.paths.filter((path) => isWanted(path) && !held.has(path))
  const work = missing.values()
  const takeTurns = async () => {
    for (const path of work) await keepFile(build, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  await cache.put(mark, new Response(''))
}

/** Whether every file is here that a visitor may need, so that any of their screens opens without network. */
export const isShellComplete = (build: Build): Promise<boolean> => isComplete(cacheName(build))

const isComplete = async (name: string, mark = COMPLETE): Promise<boolean> => (await (await caches.open(name)).match(mark)) !== undefined

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
