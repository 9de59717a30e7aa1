import { listenToData } from '#device/messages.ts'
import { mirrorSession } from '#device/session.ts'
import type { makeRouter } from '../router.tsx'
import { useConnection } from '../state/connection/connection.ts'
import { provideNavigate } from '../state/navigate-to.ts'
import { readSession, useSession } from '../state/session/session.ts'
import { settleSignOut } from '../state/session/sign-out-owed.ts'
import { reportReconnect } from '../wire/reconnect.ts'

/** Visitors never need it. */
const loadKeeping = () => import('../state/session/stored-session.ts')

/** Keeps this page in step with what other tabs and the worker make of the session, and does what was left undone without network. */
export function followSessions(router: ReturnType<typeof makeRouter>): void {
  provideNavigate((to) => router.navigate({ to }))
  const follow = () => void loadKeeping().then(({ followSession }) => followSession())
  addEventListener('storage', ({ key }) => (key === null || key === 'id' || key === 'authToken') && follow())
  // A page that comes back from where the browser keeps them has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  listenToData((message) => {
    if (message.type === 'session-renewed') void loadKeeping().then(({ storeRenewed }) => storeRenewed(message.signedIn))
  })
  // Another tab may have changed it before this one could hear.
  if (readSession().token !== useSession.getState().token) follow()
  mirror()
  useSession.subscribe(({ language }, before) => language !== before.language && mirror())
  const catchUp = () => {
    void settleSignOut()
    reportReconnect()
  }
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before !== 'online' && catchUp())
  void settleSignOut()
}

/** For the worker. A phone that refuses to keep it has none. */
function mirror(): void {
  const { account, language } = useSession.getState()
  if (account) void mirrorSession({ user_id: account.id, language }).catch(() => undefined)
}
