import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deferredForm } from '#app/ui/hydration/deferred-form.tsx'

const ID = 'late-form-of-the-server'

afterEach(cleanup)

describe('a form that hydrates late', () => {
  it('is there for a user who comes back before they have touched what the server wrote', async () => {
    const written = document.body.appendChild(Object.assign(document.createElement('form'), { id: ID }))
    const Form = deferredForm<{ q?: string }>({ formId: ID, load: async () => () => <p>The form</p>, written: undefined, room: <p>Its room</p> })
    const { unmount } = render(<Form filter={{}} />)
    expect(await screen.findByText('Its room')).toBeDefined()
    unmount()
    written.remove()
    render(<Form filter={{}} />)
    expect(await screen.findByText('The form')).toBeDefined()
  })
})
