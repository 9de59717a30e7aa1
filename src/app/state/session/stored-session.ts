import type { SignedIn } from '#contract/accounts/sessions.ts'
import { isBookmarkNoun } from '#contract/resources.ts'
import { clearPrivateAnswers, dropPrivateStores, dropVisitorsShared, leaveOnlyOutbox } from '#device/private-store.ts'
import { dropMirroredSession, mirrorSession } from '#device/session.ts'
import { dropOwnedSaved } from '#device/snapshots/saved.ts'
import { deletePrivateStore } from '#device/stores.ts'
import { dropOwnedTickets } from '#device/tickets/received-tickets.ts'
import { picturesOf } from '../bookmarks/cached-items.ts'
import { tellWorker } from '../connection/worker.ts'
import { hasGateMark } from '../gate/gate-mark.ts'
import { storedText } from '../stored.ts'
import { hasKeptMark } from './kept-mark.ts'
import { dismissKeptNews } from './kept-news.ts'
import { forgetLeaving, noteLeaving, readLeaving } from './leaving.ts'
import { readSession, STORED_SESSION, useSession } from './session.ts'
import { forgetOwedSignOut } from './sign-out-owed.ts'

/** What a session leaves in localStorage, its own four keys last: other tabs act when those are gone. */
const TRACES = [...['event_order_id', 'hatkhola-mode', 'hatkhola-searches', 'hatkhola-guest'].map((key) => storedText(key)), ...Object.values(STORED_SESSION)]

/** A user waits no longer than this for what they kept before they see a screen. */
const OPEN_MS = 4_000

/**
 * Takes a session up: what another account has left on this phone goes first. Other tabs follow by themselves.
 * @param signedIn as the service gave it.
 */
export async function enterSession(signedIn: SignedIn): Promise<void> {
  await finishLeaving()
  forgetOwedSignOut()
  const { account } = readSession()
  if (account && account.id !== signedIn.id) leave()
  await wipe({ known: account?.id, spared: signedIn.id })
  storeSession(signedIn)
  // A phone that keeps nothing has no worker that could need it.
  await mirrorSession({ user_id: signedIn.id, language: useSession.getState().language }).catch(() => undefined)
  if (hasKeptMark()) await openSoon(signedIn)
}

/** So that the first screen has it. What takes longer, or cannot be done now, is done by the next page. */
async function openSoon(signedIn: SignedIn): Promise<void> {
  const opening = import('./open-kept.ts').then(({ openKept }) => openKept(signedIn)).catch(() => undefined)
  await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, OPEN_MS))])
}

/** Keeps the session, a renewed token or a changed name of the account that is signed in. */
export function storeSession({ access, id, username, email }: SignedIn): void {
  const { username: name, email: mail, id: number, authToken } = STORED_SESSION
  // None after one that is refused: a token must not lie beside another person's name.
  void (name.write(username) && mail.write(email) && number.write(String(id)) && authToken.write(access))
  show({ account: { id, username, email }, token: access })
}

/** Keeps a token that another page, or the worker, has brought: if it is for who is signed in here. */
export function storeRenewed(signedIn: SignedIn): void {
  const { account, token } = useSession.getState()
  if (account?.id === signedIn.id && token !== signedIn.access) storeSession(signedIn)
}

/**
 * Ends the session on this phone. `signed-out` leaves nothing of the person. `over` is said by the service: the same person will log in
 * again, so the name stays, what they were writing, and what waits to be sent; what was answered to them goes.
 */
export async function forgetSession(why: 'signed-out' | 'over'): Promise<void> {
  const { account } = useSession.getState()
  if (why === 'signed-out') {
    if (account) noteLeaving(account.id)
    leave()
    // They were asked: what waits to be sent goes as well.
    if (account) await Promise.allSettled([deletePrivateStore(account.id)])
    await wipe({})
    return forgetLeaving()
  }
  STORED_SESSION.authToken.remove()
  show({ account, token: null })
  if (account) await clearPrivateAnswers(account.id).catch(() => undefined)
}

/** Ends a sign-out that was cut off when its page was killed. */
export async function finishLeaving(): Promise<void> {
  const leaving = readLeaving()
  if (leaving === undefined) return
  const { account } = useSession.getState()
  if (account?.id === leaving) return forgetSession('signed-out')
  await Promise.allSettled([deletePrivateStore(leaving)])
  await wipe({ spared: account?.id })
  forgetLeaving()
}

/**
 * Takes over what another tab has made of the session. This one may have kept something after the other had wiped, so that goes once more; not
 * what waits to be sent, which the other may have left on purpose.
 */
export async function followSession(): Promise<void> {
  const { account: former } = useSession.getState()
  const kept = readSession()
  show(kept)
  if (former?.id !== kept.account?.id) dismissKeptNews()
  if (former && former.id !== kept.account?.id) await Promise.allSettled([leaveOnlyOutbox(former.id)])
}

function leave(): void {
  for (const trace of TRACES) trace.remove()
  dismissKeptNews()
  show({ account: null, token: null })
}

/** The class is what the boot script sets before the first paint. */
function show({ account, token }: ReturnType<typeof readSession>): void {
  const before = useSession.getState().account
  const isSame = before?.id === account?.id && before?.username === account?.username && before?.email === account?.email
  useSession.setState({ account: isSame ? before : account, token })
  document.documentElement.classList.toggle('signed-in', token !== null)
}

interface Wipe {
  /** Whose private database is looked for even where the browser does not list them. */
  known?: number | undefined
  /** Whose things stay. */
  spared?: number | undefined
}

/** Deletes what accounts have left in this phone's databases. Where none can be opened there is nothing of theirs either. */
async function wipe({ known, spared }: Wipe): Promise<void> {
  await Promise.allSettled([
    dropPrivateStores({ known, spared }),
    dropSavedThings(spared),
    dropOwnedTickets(spared),
    import('../bookmarks/last-opened.ts').then(({ dropOwnedOpened }) => dropOwnedOpened(spared)),
    hasGateMark() ? import('#device/gate/gate-store.ts').then(({ dropOwnedGates }) => dropOwnedGates(spared)) : undefined,
    spared === undefined ? dropMirroredSession() : undefined,
    spared === undefined ? dropVisitorsShared() : undefined,
  ])
}

async function dropSavedThings(spared: number | undefined): Promise<void> {
  const dropped = await dropOwnedSaved(spared)
  if (dropped.length === 0) return
  const images = await Promise.all(dropped.map(({ noun, id }) => (isBookmarkNoun(noun) ? picturesOf(noun, id) : [])))
  tellWorker({ type: 'unsave', images: images.flat() })
}
