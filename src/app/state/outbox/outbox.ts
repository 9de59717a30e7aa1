import { create } from 'zustand'
import { DECISION_MS } from '#contract/core/time-budget.ts'
import { GUEST_COMMENTS, isShownOfPhone, isToBeSent, type OutboxEntry, PHONE } from '#device/outbox/outbox-entry.ts'
import { hasGuestMark } from '../session/guest-mark.ts'
import { useSession } from '../session/session.ts'

/** For screens, which look into no store themselves. */
export type { OutboxEntry } from '#device/outbox/outbox-entry.ts'

interface Outbox {
  /** Whose session they were read for; undefined: of no account, or nothing was read yet. */
  userId: number | undefined
  /** What the person of this session has waiting, and what was done on this phone without an account, the oldest first; what is thrown away stays for a moment. */
  entries: OutboxEntry[]
  /** Entries that another version of the app wrote: kept, not sent, and nothing to show of them. */
  unreadable: number
  /** Ids of those that this version of the app does not know where to send. */
  unsendable: readonly string[]
  /** Whether the phone was looked into. */
  isKnown: boolean
  /** The phone does not let us look. */
  failed: boolean
}

const NOTHING: Outbox = { userId: undefined, entries: [], unreadable: 0, unsendable: [], isKnown: false, failed: false }

/** The outbox of the signed-in user, and of this phone. It lives in their databases: here is what the screens see of it. */
export const useOutbox = create<Outbox>()(() => NOTHING)

/** It is opened when it is needed. */
const loadDevice = () => import('#device/outbox/outbox.ts')
const loadActions = () => import('./outbox-actions.ts')
const owner = (): number | undefined => useSession.getState().account?.id
/** In whose database an entry lies. */
const ownerOf = (id: string): number | undefined => (useOutbox.getState().entries.some((entry) => entry.id === id && isShownOfPhone(entry)) ? PHONE : owner())

/** Another person is here: what the one before had waiting is not theirs. */
export function forgetOutbox(): void {
  useOutbox.setState(NOTHING)
}

let lookups = 0

/** Reads the entries of the user who is signed in now. */
export async function loadOutbox(): Promise<void> {
  lookups += 1
  const mine = lookups
  const userId = owner()
  const found = userId === undefined && !hasGuestMark() ? NOTHING : await readOutbox(userId)
  // Another look, or another person, came later.
  if (mine === lookups && owner() === userId) useOutbox.setState(found)
}

async function readOutbox(userId: number | undefined): Promise<Outbox> {
  try {
    const { countUnreadable, isSendable, readEntries } = await loadDevice()
    const own = userId === undefined ? ([[], 0] as const) : await Promise.all([readEntries(userId), countUnreadable(userId)])
    const ofPhone = hasGuestMark() ? (await readEntries(PHONE)).filter(isShownOfPhone) : []
    const sent = ofPhone.filter(({ noun, state }) => noun === GUEST_COMMENTS && state === 'sent')
    if (sent.length > 0) await (await import('./guest-comments.ts')).storeSentComments(sent)
    const entries = [...own[0], ...ofPhone].sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
    const unsendable = entries.filter((entry) => !isSendable(entry)).map(({ id }) => id)
    return { userId, entries, unreadable: own[1], unsendable, isKnown: true, failed: false }
  } catch {
    // Said on the screen.
    return { ...NOTHING, userId, isKnown: true, failed: true }
  }
}

/** Whether it waits on this phone to be sent. */
export const isWaiting = (entry: Pick<OutboxEntry, 'state'>): boolean => isToBeSent(entry)

/** How many wait to be sent or for a decision. */
export const waitingCount = ({ entries }: Pick<Outbox, 'entries'>): number => entries.filter(({ state }) => state !== 'sent' && state !== 'discarded').length

/**
 * Sends what can be sent: one entry by its owner's wish, or without an id all whose time has come. One that was refused goes out as a new
 * intent, one that was to be asked about is taken to be wanted.
 * @throws {Problem} out-of-space — the phone cannot note it: nothing was sent.
 */
export async function sendNow(id?: string): Promise<void> {
  const actions = await loadActions()
  const sending = id === undefined ? sendWaiting(true) : actions.sendNow(ownerOf(id), id)
  // What takes longer goes on behind, and its entry says so.
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, DECISION_MS))])
  await loadOutbox()
}

/** As `sendNow`, by itself. @param hurry the network has just come back. */
export async function sendWaiting(hurry: boolean): Promise<void> {
  const actions = await loadActions()
  const userId = owner()
  if (userId !== undefined) await actions.sendWaiting(userId, hurry)
  if (hasGuestMark()) await actions.sendWaiting(PHONE, hurry)
}

/** Throws an entry away; for ten seconds it can be taken back. One that is being sent stays. */
export const discard = (id: string): Promise<boolean> => change(id, (actions, userId) => actions.discard(userId, id))
export const takeBack = (id: string): Promise<boolean> => change(id, (actions, userId) => actions.takeBack(userId, id))

/** Throws away for good what another version of the app wrote in a shape unknown here. */
export async function deleteUnreadable(): Promise<void> {
  const userId = owner()
  if (userId === undefined) return
  await (await loadDevice()).dropUnreadable(userId)
  await loadOutbox()
}

/** A changed intent: what was refused goes out again as the owner wants it now, under a new key. */
export const acceptChanged = (id: string, body: unknown, about: unknown): Promise<boolean> => acceptInstead(id, { body, about })

/** The same, of something that has a last moment of its own. */
export const acceptInstead = (id: string, intent: { body: unknown; about: unknown; sendBefore?: string }): Promise<boolean> =>
  change(id, async (actions, userId) => {
    const accepted = await actions.replaceIntent(userId, id, intent)
    if (accepted) void actions.sendWaiting(userId, false)
    return accepted
  })

/** Notes something beside an entry that changes nothing of what is sent. */
export const noteAbout = (id: string, about: unknown): Promise<boolean> => change(id, (actions, userId) => actions.noteAbout(userId, id, about))

/** Holds an entry back while its owner changes it. False: it cannot be changed, because the service may have it. */
export const beginEdit = (id: string): Promise<boolean> => change(id, (actions, userId) => actions.beginEdit(userId, id))

/** Takes out what lies in a form again, with its files. False: it stays, because the service may have it. */
export const withdraw = (id: string): Promise<boolean> => change(id, (actions, userId) => actions.withdraw(userId, id))

/** What was held back goes out: changed, or without a body as it was. */
export const endEdit = (id: string, body?: unknown, about?: unknown): Promise<boolean> =>
  change(id, async (actions, userId) => {
    const ended = body === undefined ? await actions.leaveEdit(userId, id) : await actions.replaceIntent(userId, id, { body, about })
    if (ended) void actions.sendWaiting(userId, false)
    return ended
  })

/** Its owner has seen what was sent. */
export const dismiss = (id: string): Promise<boolean> => change(id, (actions, userId) => actions.dismiss(userId, id))

async function change(id: string, action: (actions: Awaited<ReturnType<typeof loadActions>>, userId: number) => Promise<boolean>): Promise<boolean> {
  const userId = ownerOf(id)
  if (userId === undefined) return false
  const isDone = await action(await loadActions(), userId)
  if (isDone) await loadOutbox()
  return isDone
}
