import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

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

/** A dialog whose opener takes its time, as one does that goes back in the history. */
async function openSlow() {
  const closed = vi.fn()
  await renderScreen(
    <Dialog title="Question" place="sheet" onClose={closed}>
      <input type="file" aria-label="Picture" />
    </Dialog>,
  )
  return { dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' }), closed }
}

describe('a dialog that is closed by a key or a gesture', () => {
  it('is over before the browser gives the focus back: a press that comes next opens it again', async () => {
    await renderScreen(<Opener />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    // As the browser does: it asks, closes and gives the focus back; only later it says that it has closed.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('says so once', async () => {
    const { dialog, closed } = await openSlow()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    fireEvent(dialog, new Event('close'))
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('says so once when its button was pressed', async () => {
    const { dialog, closed } = await openSlow()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toHaveBeenCalledTimes(1)
    fireEvent(dialog, new Event('close'))
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('stays when only a file chooser in it was closed', async () => {
    const { closed } = await openSlow()
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }))
    expect(closed).not.toHaveBeenCalled()
  })
})
