import type { ComponentProps, MouseEvent } from 'react'
import { Button } from './button.tsx'

interface Props extends ComponentProps<typeof Button> {
  /** What it does is under way. */
  isBusy: boolean
}

/** A button whose action takes a while. Meanwhile a press does nothing, and it keeps the focus: `disabled` would throw the reader back to the top of the page. */
export function BusyButton({ isBusy, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Of a form's button this also stops the sending, by Enter in a field too.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return <Button {...rest} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined} onClick={press} />
}
