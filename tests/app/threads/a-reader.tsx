import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { ArticleComments } from '#app/features/blogs/article-comments.tsx'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { useOwnComments } from '#app/threads/own-comments.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Language } from '#contract/core/languages.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { deletePrivateStore } from '#device/stores.ts'
import type { anArticle } from '#tests/support/phone/comments.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork } from '#tests/support/phone/fake-network.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

/** Each test has its own account: what one test still writes in the background must not be read by the next. */
let id = 7000
let network = new FakeNetwork('http://localhost')

/** A phone without a signed-in account, and a service that answers nothing yet. */
export function beginReading(): FakeNetwork {
  id += 1
  localStorage.clear()
  network = new FakeNetwork('http://localhost')
  vi.stubGlobal('fetch', network.fetch)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  renewTokensTo('a.b.c')
  startDeferredHydration()
  return network
}

export async function endReading(): Promise<void> {
  cleanup()
  act(() => {
    useConnection.setState({ state: 'online', since: 0 })
    useSession.setState({ account: null, token: null })
    useOutbox.setState(useOutbox.getInitialState())
    useOwnComments.setState(useOwnComments.getInitialState())
  })
  await Promise.all([deletePrivateStore(id), deletePrivateStore(PHONE)])
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

export const member = (): number => id
export const signIn = (): void => useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })

export const signOut = (): void => useSession.setState({ account: null, token: null })

/** @param hash of the address: a comment that it names. */
export const show = (answer: ReturnType<typeof anArticle>, language: Language = 'en', hash = '') =>
  renderScreen(<ArticleComments answer={answer} />, { at: `/saved${hash}`, language })

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
/** Opens the form, and fills it. */
export async function write(text: string): Promise<void> {
  if (!screen.queryByLabelText('Comment')) press('Write a comment')
  await screen.findByLabelText('Comment')
  type('Comment', text)
  type('Name', 'Rahima')
  type('Email', 'rahima@example.com')
}
/** Comments and answers as they stand there, one after the other. */
export const texts = (): string[] => screen.getAllByRole('article').map((article) => article.querySelector('p[dir=auto]')?.textContent ?? '')
