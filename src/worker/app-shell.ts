import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { Problem } from '#contract/core/problem.ts'
import { openedMark, SHELL_MARKS } from '#device/snapshots/shell-marks.ts'
import { type Build, isHashed, isPageOf, SHELL_PATH } from './build.ts'
import { ANSWER_DEADLINE_MS, type Behind, withDeadline } from './deadline.ts'
import { ignoreStorageError } from './snapshot-store.ts'
import { storedResponse } from './stored-response.ts'

const PREFIX = 'shell-'
type Whose = keyof typeof SHELL_MARKS
const EVERYBODY = Object.keys(SHELL_MARKS) as Whose[]
const AT_ONCE = 2
const FILE_DEADLINE_MS = 60_000

const cacheName = (build: Build): string => PREFIX + build.id
const shellCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(PREFIX))

let installing: Promise<void> = Promise.resolve()

/**
 * What must be on the phone before this worker may take over. At the first visit almost nothing, so that the page has the link
 * for itself; for an update everything that is complete in an earlier version, so that it never takes the place of what works without network.
 * @throws when something could not be fetched; the browser tries again later and finds what was kept so far.
 */
export function installShell(build: Build): Promise<void> {
  installing = installFiles(build)
  return installing
}

async function installFiles(build: Build): Promise<void> {
  const others = (await shellCaches()).filter((name) => name !== cacheName(build))
  let isUpdate = false
  for (const whose of EVERYBODY) {
    const areComplete = await Promise.all(others.map((name) => isComplete(name, whose)))
    if (!areComplete.includes(true)) continue
    isUpdate = true
    await completeOnce(build, whose)
  }
  if (isUpdate) return
  await keepFile(build, SHELL_PATH)
}

const completions = new Map<string, Promise<void>>()

/**
 * Fetches what is missing of the build, two files at a time and with low priority; continues where an earlier run was cut off.
 * @param wanted whose screens, after everybody's.
 */
export async function completeShell(build: Build, wanted: readonly PrecacheGroup[] = []): Promise<void> {
  // A page may ask while this worker is being installed: what that fetches is not fetched twice. If it fails, this worker is thrown away.
  await installing.catch(() => undefined)
  for (const whose of ['visitor', ...wanted] as const) await completeOnce(build, whose)
}

function completeOnce(build: Build, whose: Whose): Promise<void> {
  const name = build.id + whose
  const running = completions.get(name)
  if (running) return running
  const completion = fetchMissing(build, whose).finally(() => completions.delete(name))
  completions.set(name, completion)
  return completion
}

async function fetchMissing(build: Build, whose: Whose): Promise<void> {
  const name = cacheName(build)
  if (await isComplete(name, whose)) return
  const cache = await caches.open(name)
  const held = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  const work = build.files.entries()
  const takeTurns = async () => {
    for (const [path, theirs] of work) if (theirs.includes(whose) && !held.has(path)) await keepFile(build, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  await cache.put(SHELL_MARKS[whose], new Response(''))
}

/** Whether every file is here that a visitor may need, so that any of their screens opens without network. */
export const isShellComplete = (build: Build): Promise<boolean> => isComplete(cacheName(build), 'visitor')

const isComplete = async (name: string, whose: Whose): Promise<boolean> => (await (await caches.open(name)).match(SHELL_MARKS[whose])) !== undefined

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
export const isAppFile = (build: Build, path: string): boolean => isHashed(path) || (build.files.has(path) && path !== SHELL_PATH)

/** A file of the app: from the phone, for hashed ones of whichever build it is there; else from the network, and kept. */
export async function answerAppFile(build: Build, request: Request, behind: Behind): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(cacheName(build))
  const held = (await cache.match(pathname)) ?? (isHashed(pathname) ? await caches.match(pathname) : undefined)
  if (held) return held
  // That it begins is waited for; however long the rest of it takes, it comes.
  const response = await withDeadline(ANSWER_DEADLINE_MS, (signal) => fetch(request, { signal })).catch(() => Response.error())
  if (isFile(pathname, response)) behind(ignoreStorageError(cache.put(pathname, response.clone()), undefined))
  return response
}

/** Notes that the files of a screen have come through this worker: it opens without network, even where those of its group are not complete. */
export async function noteOpened(build: Build, screen: string): Promise<void> {
  await (await caches.open(cacheName(build))).put(openedMark(screen), new Response(''))
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
