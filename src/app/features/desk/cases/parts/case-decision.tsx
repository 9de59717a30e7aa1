import { type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision } from '#contract/cases/case-kinds.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { DeskCase } from '#contract/desk/cases.ts'
import { STAFF_REASON } from '#contract/desk/staff-reason.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { decide } from '../calls.ts'
import { type ReadyReason, readyReasons } from '../ready-reasons.ts'
import { useKeys } from '../use-keys.ts'

interface Props {
  found: DeskCase
  onDecided: (decided: DeskCase) => void
  /** It may be decided already, by another member of staff. */
  onRefused: () => void
}

const STYLES = {
  keep: { icon: 'i-lucide-check', variant: 'quiet' },
  restore: { icon: 'i-lucide-archive-restore', variant: 'quiet' },
  remove: { icon: 'i-lucide-trash', variant: 'danger' },
} as const

/** Why, and then what. A digit chooses a ready reason and moves to its button: a second key decides, never the first one. */
export function CaseDecision({ found: { id, kind, decisions }, onDecided, onRefused }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const { t: whole } = useTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, problem, run } = useAction()
  const buttons = useRef(new Map<Decision, HTMLElement>())
  const field = useRef<HTMLTextAreaElement>(null)
  const ready = readyReasons(kind, decisions)
  const choose = ({ decision, text }: ReadyReason) => {
    setReason(t(text))
    setMissing(false)
    buttons.current.get(decision)?.querySelector('button')?.focus()
  }
  useKeys((key) => {
    const chosen = /^[1-9]$/.test(key) ? ready[Number(key) - 1] : undefined
    if (chosen) choose(chosen)
    return chosen !== undefined
  })
  const submit = async (decision: Decision) => {
    if ([...reason.trim()].length < STAFF_REASON.shortest) {
      setMissing(true)
      field.current?.focus()
      return
    }
    const isDone = await run(async () => onDecided(await decide(id, { decision, reason })))
    if (!isDone) onRefused()
  }
  return (
    <section aria-label={t('decide')} className="grid gap-3 border-t border-line pt-3">
      <ReadyReasons ready={ready} reason={reason} onChoose={choose} />
      <ReasonField field={field} reason={reason} isMissing={isMissing} onReason={setReason} />
      <p role="alert" className="empty:hidden text-sm text-danger">
        {problem &&
          (isNoAnswer(problem.code) ? whole('desk:needsNetwork') : whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') }))}
      </p>
      <div className="flex flex-wrap gap-2">
        {decisions.map((decision) => (
          <span key={decision} ref={(element) => void (element && buttons.current.set(decision, element))}>
            <BusyButton icon={STYLES[decision].icon} variant={STYLES[decision].variant} isBusy={isBusy} onClick={() => void submit(decision)}>
              {t(`decisions.${decision}`)}
            </BusyButton>
          </span>
        ))}
      </div>
    </section>
  )
}

interface ReadyProps {
  ready: readonly ReadyReason[]
  reason: string
  onChoose: (chosen: ReadyReason) => void
}

/** Reasons to press, each with the digit that chooses it. */
function ReadyReasons({ ready, reason, onChoose }: ReadyProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const format = useFormat()
  return (
    <ul aria-label={t('ready')} className="flex flex-wrap gap-2">
      {ready.map((one, index) => (
        <li key={one.text}>
          <button
            type="button"
            aria-pressed={reason === t(one.text)}
            onClick={() => onChoose(one)}
            className="target px-3 gap-2 rounded-full border border-line bg-raised text-sm text-start aria-pressed:border-brand aria-pressed:text-brand"
          >
            <kbd className="text-ink-soft tabular">{format.number(index + 1)}</kbd>
            <span>
              <span className="text-ink-soft">{t(`decisions.${one.decision}`)}:</span> {t(one.text)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  reason: string
  isMissing: boolean
  onReason: (reason: string) => void
}

function ReasonField({ field, reason, isMissing, onReason }: FieldProps) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-sm text-ink-soft">
        {t('reason')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        value={reason}
        maxLength={STAFF_REASON.longest}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        className="field block"
        onChange={({ target }) => onReason(target.value)}
      />
      <p id={`${id}-error`} role="alert" className="empty:hidden pt-1 text-sm text-danger">
        {isMissing && t('reasonMissing')}
      </p>
    </div>
  )
}
