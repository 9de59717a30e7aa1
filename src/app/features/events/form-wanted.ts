import { whenIdle } from '../../ui/when-idle.ts'
import { QUESTION_FORM } from './question-form-id.ts'

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'toggle'] as const

const { promise: wanted, resolve: wantForm } = Promise.withResolvers<void>()

/** Asks for the form's program now: where the written form is about to be replaced, nobody could touch it any more. */
export { wantForm }

/**
 * Waits until the form that the server wrote is about to be used. Until then it works as HTML does: it folds, and it asks by GET.
 * From 1024 px on, where it is open, it comes to life when the page is idle; where there is none yet, it is wanted now.
 */
export function formWanted(): Promise<void> {
  const form = document.getElementById(QUESTION_FORM)
  if (!form) return Promise.resolve()
  for (const sign of SIGNS) form.addEventListener(sign, () => wantForm(), { once: true, capture: true })
  if (matchMedia('(min-width:1024px)').matches) whenIdle(wantForm)
  return wanted
}
