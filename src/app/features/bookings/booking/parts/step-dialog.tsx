import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { useStepProblem } from '../use-step-problem.ts'

interface Props {
  title: string
  children?: ReactNode
  /** What the button says that does it. */
  yes: string
  /** Whether what was typed does; faults are said by the fields. */
  isReady?: () => boolean
  /** It is agreed on at once or not at all. */
  needsNetwork?: boolean
  /** @throws {Problem} said in words, and the dialog stays. */
  onYes: () => Promise<void>
  /** Something has changed since: what is shown is looked at anew. */
  onRefused?: () => void
  onClose: () => void
}

/** A step that is asked about first: what it means, what is typed of it, and the refusal in words. */
export function StepDialog({ title, children, yes, isReady = () => true, needsNetwork = false, onYes, onRefused, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const problemOf = useStepProblem()
  return (
    <FormDialog title={title} yes={yes} isReady={isReady} onYes={onYes} problemOf={problemOf} onRefused={onRefused} onClose={onClose}>
      {(problem) => (
        <>
          {children}
          {needsNetwork && <NeedsInternet text={t('step.needsInternet')} problem={problem} />}
        </>
      )}
    </FormDialog>
  )
}
