// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { render, waitFor } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { usePersistedForm } from '#app/state/drafts/use-persisted-form.ts'
import { useSession } from '#app/state/session/session.ts'

const START = { texts: { title: '' }, picture: undefined, writer: undefined }

function Form() {
  const field = useRef<HTMLInputElement>(null)
  const form = useRef({ read: () => ({ title: field.current?.value ?? '' }), write: () => undefined })
  usePersistedForm({ name: 'boats', start: START as never, form: form.current, pictureField: 'picture' })
  return (
    <main>
      <form>
        <input ref={field} name="title" />
      </form>
    </main>
  )
}

/** Types as soon as the field can be seen, before React runs its passive effects. */
function HastyTypist() {
  useLayoutEffect(() => {
    const field = document.querySelector('input')
    if (!field) return
    field.value = 'A boat'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}

it('stores what is typed in the very moment in which the form appears', async () => {
  useSession.setState({ account: { id: 7, username: 'rahima', email: 'rahima@example.com' } })
  render(
    <>
      <Form />
      <HastyTypist />
    </>,
  )
  dispatchEvent(new Event('pagehide'))
  await waitFor(async () => expect(await readDraft('boats')).toMatchObject({ texts: { title: 'A boat' } }))
})
