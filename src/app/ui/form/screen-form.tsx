import type { ReactNode } from 'react'
import { useHydrating } from '../hydration/use-hydrating.ts'
import type { ScreenForm as Form } from './use-screen-form.ts'

interface Props {
  form: Form
  children: ReactNode
  className?: string
  /** The first field that is wrong gets the focus. Not where a summary takes it. */
  focusFirst?: boolean
}

/** The form element. Until the page is alive its fields cannot be typed into: what is typed before would be lost. */
export function ScreenForm({ form, children, className = '', focusFirst = true }: Props) {
  const isHydrating = useHydrating()
  const { Form } = form.parts
  return (
    <Form onSubmit={form.submit} shouldFocus={focusFirst}>
      <fieldset disabled={isHydrating} className={`grid gap-4 ${className}`}>
        {children}
      </fieldset>
    </Form>
  )
}
