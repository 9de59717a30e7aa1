import { titleOf } from '#contract/core/resource.ts'
import { answeredAt, type BookmarkNoun, isBookmarkNoun } from '#contract/resources.ts'
import { useSession } from '../session/session.ts'
import { storedJson } from '../stored.ts'

/** Something whose page was opened on this phone. */
interface Opened {
  noun: BookmarkNoun
  id: number
  title: string
  /** Who was signed in; null: no user. */
  owner: number | null
}

const STORED = storedJson('hatkhola-opened')
const MOST = 8

/** What the reader opened last, the latest first: their own, and what was opened while no user was signed in. */
export function readOpened(): Opened[] {
  const me = useSession.getState().account?.id
  return read().filter(({ owner }) => owner === null || owner === me)
}

/** An answer that a screen was made from, and its address. */
interface Shown {
  address: string
  value: unknown
}

/** Notes the page of an item among what the present screens were made from. It stays on this phone. */
export function noteOpened(answers: readonly Shown[]): void {
  const found = answers.flatMap(openedItem)[0]
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

/** What an answer is the page of; nothing where it is a list, or of a noun that is not saved. */
function openedItem({ address, value }: Shown): Omit<Opened, 'owner'>[] {
  const answered = answeredAt(address)
  const title = answered && titleOf(answered.resource, value)
  if (answered?.key === undefined || !isBookmarkNoun(answered.resource.noun) || title === undefined) return []
  return [{ noun: answered.resource.noun, id: Number(answered.key), title }]
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
  return isBookmarkNoun(String(noun)) && Number.isInteger(id) && typeof title === 'string' && (owner === null || typeof owner === 'number')
}
