import { File as NodeFile } from 'node:buffer'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

/** A form as it is sent. */
export class FormParts {
  static latest: FormParts | undefined
  readonly parts: [name: string, value: unknown, fileName: string | undefined][] = []
  constructor() {
    FormParts.latest = this
  }
  append(name: string, value: unknown, fileName?: string): void {
    this.parts.push([name, value, fileName])
  }
}

/** Each test has its own account: what one test still writes in the background must not be read by the next. */
let id = 3000
export const applicant = (): number => id

export function signIn(): void {
  useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
}

export function beginApplying(): void {
  id += 1
  localStorage.clear()
  // Those that databases can hold, and a form that takes them.
  vi.stubGlobal('File', NodeFile)
  vi.stubGlobal('Blob', Object.getPrototypeOf(NodeFile))
  vi.stubGlobal('FormData', FormParts)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  renewTokensTo('a.b.c')
}

export async function endApplying(): Promise<void> {
  cleanup()
  goOnline()
  act(() => {
    useSession.setState({ account: null, token: null })
    useOutbox.setState(useOutbox.getInitialState())
  })
  await dropPrivateStores({ known: id })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => useConnection.setState({ state: 'offline', since: 1 }))
}
function goOnline(): void {
  act(() => useConnection.setState({ state: 'online', since: 0 }))
}

export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
export const type = (name: RegExp | string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.input(field(name))
}
export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
export const fillIn = () => {
  type('Full Name', 'Rina Akter')
  type('Phone Number', '০১৭১২ ৩৪৫৬৭৮')
}

export const aPdf = (text = '%PDF-1.7 of Rina %%EOF', name = 'my cv.pdf') => new File([text], name, { type: 'application/pdf' })
/** Chooses a file as a CV. */
export async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (!input) throw new Error('there is no way to choose a CV')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
}
