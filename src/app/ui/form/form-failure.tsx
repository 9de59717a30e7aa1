import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Icon } from '../icons/icon.tsx'
import { focusElement } from './focus-element.ts'

interface Props {
  problem: Problem | undefined
  /** The sentence of the specification for it. */
  failed: string
  /** It is on this phone: what did not arrive can be sent later. */
  isKept: boolean
  isOffline: boolean
  /** What to do without network. */
  offline: string
  /** The way in and back. */
  logIn: ReactNode
}

/** Why the form could not be sent, above it, and what is safe. @see Specification §8 "Post event failure", "Update failure" */
export function FormFailure({ problem, failed, isKept, isOffline, offline, logIn }: Props) {
  const { t } = useTranslation('selling')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) focusElement(box.current)
  }, [problem])
  const isOver = problem?.code === 'not-signed-in'
  const didNotArrive = isNoAnswer(problem?.code)
  const why = () => {
    if (!problem) return null
    if (!isKept) return t('form.notKept')
    if (didNotArrive) return isOffline ? offline : t('form.mayHaveArrived')
    return isOver ? t('form.safe') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  }
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:hidden">
      {problem && (
        <div className={`rounded-control border p-3 grid gap-2 ${didNotArrive ? 'border-marigold' : 'border-danger'}`}>
          {!(didNotArrive && isKept && isOffline) && (
            <p className="text-danger font-600">
              <Icon name="i-lucide-circle-alert" /> {isOver ? t('form.unauthorized') : failed}
            </p>
          )}
          <p>
            {didNotArrive && <Icon name="i-lucide-wifi-off" className="text-marigold" />} {why()}
          </p>
          {isOver && <p>{logIn}</p>}
        </div>
      )}
    </div>
  )
}
