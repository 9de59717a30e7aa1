import type { ReactNode } from 'react'
import { BusyButton } from '../controls/busy-button.tsx'
import type { ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Props {
  form: ScreenForm
  children: ReactNode
  /** What it says while the request runs. */
  busy: ReactNode
  /** The request is over, but what it leads to is not there yet. */
  isLeaving?: boolean
  className?: string
}

/** Sends the form; not twice. */
export function SubmitButton({ form, children, busy, isLeaving = false, className = '' }: Props) {
  const isBusy = useSignalValue(form.submitting) || isLeaving
  return (
    <BusyButton variant="primary" type="submit" isBusy={isBusy} className={`w-full ${className}`}>
      {isBusy ? busy : children}
    </BusyButton>
  )
}
