import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useProof } from '#app/features/accounts/use-proof.tsx'
import { DeskProofProvider } from '#app/features/desk/desk-proof.ts'
import type { DeskPerson, DeskSilence, FoundPerson, LogRow } from '#contract/desk/people.ts'

export const AT = '2026-11-20T06:00:00.000Z'
export const PEOPLE = '/api/desk/people/'
export const PERSON = `${PEOPLE}moyna/`

export const aFoundPerson = (over: Partial<FoundPerson> = {}): FoundPerson => ({
  ...{ user_id: 12, username: 'moyna', full_name: 'Moyna Begum', shop: 'Moyna Crafts', created_at: AT },
  ...{ is_staff: false, is_author: false, locked_at: null, deleted_at: null, is_silenced: false },
  ...over,
})

export const aDeskSilence = (over: Partial<DeskSilence> = {}): DeskSilence => ({
  ...{ id: 3, from: AT, until: '2026-12-20T06:00:00.000Z', is_standing: true, reason: 'Advertises in comments', lifted_at: null },
  ...{ objection: null, answer: null, by: 'anika', lifted_by: null, answered_by: null },
  ...over,
})

export const aLogRow = (over: Partial<LogRow> = {}): LogRow => ({
  ...{ id: 1, at: AT, kind: 'account-locked', by: 'staff', username: 'moyna', staff: 'anika', reason: 'Sold false tickets', details: {} },
  ...over,
})

/** An ordinary account, signed in on one phone, about which nothing has happened. */
export const aPerson = (over: Partial<DeskPerson> = {}): DeskPerson => ({
  ...aFoundPerson(),
  ...{ is_own: false, is_grant_waiting: false, profile_picture: null, email_verified: true },
  masked: { email: 'm•••@•••.com', phone: '•••78' },
  shops: [],
  orders: { total: 0, latest: [] },
  cases: { total: 0, latest: [] },
  reports: { total: 0, latest: [] },
  buying: null,
  selling: null,
  silences: [],
  sessions: [{ device: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', created_at: AT, last_used_at: AT }],
  actions: [],
  ...over,
})

/** As the area of the desk does: the password is asked for where the service wants it. */
export function Proven({ children }: { children: ReactNode }) {
  const { withProof, dialog } = useProof({ username: 'rafiq', has_password: true, google_linked: false })
  return (
    <DeskProofProvider value={withProof}>
      {children}
      {dialog}
    </DeskProofProvider>
  )
}

export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
/** The dialog that was opened last, to be looked into. */
export const inDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
export const type = (into: Element, value: string) => void fireEvent.change(into, { target: { value } })
export const key = (name: string, on: Element = document.body) => void fireEvent.keyDown(on, { key: name })
