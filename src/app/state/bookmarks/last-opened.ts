import { useSession } from '../session/session.ts'
import { storedJson } from '../stored.ts'

/** Something whose page was opened on this phone. */
export interface Opened {
  noun: 'events' | 'jobs' | 'blogs'
  id: number
  title: string
  /** Who was signed in; null is nobody. */
  owner: number | null
}

const STORED = storedJson('hatkhola-opened')
const MOST = 8
const NOUNS = ['events', 'jobs', 'blogs']

/** What the reader opened last, the latest first: their own, and what was opened while nobody was signed in. */
export function readOpened(): Opened[] {
  const me = useSession.getState().account?.id
  return read().filter(({ owner }) => owner === null || owner === me)
}

/** Notes the pages among what the present screens were made from. It stays on this phone. */
export function noteOpened(values: readonly unknown[]): void {
  const found = values.flatMap(thingOf)[0]
  if (!found) return
  const opened: Opened = { ...found, owner: useSession.getState().account?.id ?? null }
  write([opened, ...read().filter(({ noun, id }) => noun !== opened.noun || id !== opened.id)].slice(0, MOST))
}

/** Forgets what the reader finds there. */
export function clearOpened(): void {
  const gone = new Set(readOpened().map(({ noun, id }) => `${noun} ${id}`))
  write(read().filter(({ noun, id }) => !gone.has(`${noun} ${id}`)))
}

/** Forgets what accounts opened while signed in. @param spared the account whose things stay. */
export function dropOwnedOpened(spared?: number): void {
  write(read().filter(({ owner }) => owner === null || owner === spared))
}

/** The page of one thing, by what no card has. */
function thingOf(value: unknown): Omit<Opened, 'owner'>[] {
  if (typeof value !== 'object' || value === null || !('title' in value) || typeof value.title !== 'string') return []
  const { title } = value
  const id = (key: string) => Number((value as Record<string, unknown>)[key])
  if ('related_event_tickets' in value) return [{ noun: 'events', id: id('event_id'), title }]
  if ('job_post_id' in value && 'description' in value) return [{ noun: 'jobs', id: id('job_post_id'), title }]
  return 'content' in value ? [{ noun: 'blogs', id: id('id'), title }] : []
}

function read(): Opened[] {
  const kept = STORED.read()
  return Array.isArray(kept) ? kept.filter(isOpened) : []
}

function write(all: readonly Opened[]): void {
  if (all.length > 0) STORED.write(all)
  else STORED.remove()
}

function isOpened(value: unknown): value is Opened {
  if (typeof value !== 'object' || value === null) return false
  const { noun, id, title, owner } = value as Partial<Record<keyof Opened, unknown>>
  return NOUNS.includes(String(noun)) && Number.isInteger(id) && typeof title === 'string' && (owner === null || typeof owner === 'number')
}
