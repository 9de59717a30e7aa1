import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { renderScreen } from '#tests/support/render.tsx'

afterEach(cleanup)

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Question" place="sheet" onClose={() => setOpen(false)}>
          <button type="button" data-first-focus onClick={() => setOpen(false)}>
            Answer
          </button>
        </Dialog>
      )}
    </>
  )
}

describe('a dialog that has done what it was for', () => {
  it('is closed before it goes, so that the browser gives the focus back', async () => {
    await renderScreen(<Opener />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(dialog.open).toBe(false)
  })
})
