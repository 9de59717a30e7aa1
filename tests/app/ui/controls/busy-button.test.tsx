import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BusyButton } from '#app/ui/controls/busy-button.tsx'

afterEach(cleanup)

describe('a button whose action is under way', () => {
  it('keeps the focus and says how it is', () => {
    const { rerender } = render(<BusyButton isBusy={false}>Save</BusyButton>)
    screen.getByRole('button').focus()
    rerender(<BusyButton isBusy>Saving…</BusyButton>)
    const button = screen.getByRole('button', { name: 'Saving…' })
    expect(document.activeElement).toBe(button)
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  })

  it('does nothing when it is pressed again', () => {
    const press = vi.fn()
    render(
      <BusyButton isBusy onClick={press}>
        Save
      </BusyButton>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(press).not.toHaveBeenCalled()
  })

  it('does not send its form again, not by Enter either', () => {
    const send = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <BusyButton type="submit" isBusy>
          Save
        </BusyButton>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(send).not.toHaveBeenCalled()
  })

  it('does what it is for otherwise', () => {
    const press = vi.fn()
    render(
      <BusyButton isBusy={false} onClick={press}>
        Save
      </BusyButton>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(press).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull()
  })
})
