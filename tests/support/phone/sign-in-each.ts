import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fakeLocks } from './fake-locks.ts'
import { renewTokensTo } from './renewed-tokens.ts'

let last = 5000

/** Signs another member in before each test of the file, on a phone that holds nothing of theirs; signs them out after it. Gives who that is. */
export function signInForEachTest(): { readonly id: number } {
  let me = 0
  beforeEach(() => {
    me = ++last
    localStorage.clear()
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
    renewTokensTo('a.b.c')
    useSession.setState({ account: { id: me, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
  })
  afterEach(async () => {
    cleanup()
    act(() => {
      useSession.setState({ account: null, token: null })
      useOutbox.setState(useOutbox.getInitialState())
      useHeldRelations.setState(useHeldRelations.getInitialState(), true)
    })
    await dropPrivateStores({ known: me })
    vi.unstubAllGlobals()
  })
  return {
    get id() {
      return me
    },
  }
}
