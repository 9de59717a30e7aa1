import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { DeskCase } from '#contract/desk/cases.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { loadCase } from '../calls.ts'
import { KIND_ICONS } from '../kind-icons.ts'
import { CaseDecision } from './case-decision.tsx'
import { CaseFacts } from './case-facts.tsx'

interface Props {
  id: number
  onDecided: (decided: DeskCase) => void
}

/** One case: what it is about, and what is decided. */
export function CaseDetail({ id, onDecided }: Props) {
  const { answer, problem, reload } = useAnswer((options) => loadCase(id, options), `case ${id}`)
  if (!answer) return problem ? <DeskProblem problem={problem} retry={reload} /> : <RowsWaiting />
  const found = answer.value
  return (
    <article className="card p-4 grid grid-cols-1! gap-3 content-start">
      <Heading found={found} />
      <CaseFacts found={found} />
      {found.decisions.length > 0 && <CaseDecision key={`${id} ${found.state}`} found={found} onDecided={onDecided} onRefused={reload} />}
    </article>
  )
}

/** Where the focus goes when another case is opened: its name is read out. */
function Heading({ found: { id, kind, title } }: { found: DeskCase }) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-base outline-none wrap-anywhere">
      <span className="block text-sm font-400 text-ink-soft">
        <Icon name={KIND_ICONS[kind]} /> {t(`kinds.${kind}`)}
      </span>
      <span lang={title ? scriptLanguage(title) : undefined}>{title || t('untitled', { kind: t(`kinds.${kind}`) })}</span>
    </h2>
  )
}
