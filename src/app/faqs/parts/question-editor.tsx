import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FAQ_LIMITS } from '#contract/faqs/faqs.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import type { Row } from '../question-rows.ts'

interface Props {
  rows: Row[]
  /** Reasons by place and field: `0.question`. */
  faults: Record<string, string>
  onChange: (rows: Row[]) => void
}

/** Questions and answers, one below the other: typed, moved, taken away and brought back. */
export function QuestionEditor({ rows, faults, onChange }: Props) {
  const { t } = useTranslation('faqs')
  const [removed, setRemoved] = useState<{ row: Row; at: number }>()
  const list = useRef<HTMLOListElement>(null)
  const focusOn = useRef<string>(undefined)
  // A row that changes its place would lose the focus to nowhere.
  useEffect(() => {
    const element = focusOn.current && list.current?.querySelector<HTMLElement>(focusOn.current)
    focusOn.current = undefined
    if (element && rows.length > 0) element.focus()
  }, [rows])

  const edit = (row: Row) => onChange(rows.map((one) => (one.key === row.key ? row : one)))
  const move = (at: number, by: -1 | 1) => {
    const next = rows.filter((_, index) => index !== at)
    const row = rows[at]
    if (!row) return
    next.splice(at + by, 0, row)
    focusOn.current = `[data-move="${row.key}${by}"]`
    onChange(next)
  }
  const remove = (at: number) => {
    const row = rows[at]
    if (!row) return
    setRemoved({ row, at })
    onChange(rows.filter((one) => one.key !== row.key))
  }
  const undo = () => {
    if (!removed) return
    const next = [...rows]
    next.splice(removed.at, 0, removed.row)
    focusOn.current = `[data-question="${removed.row.key}"]`
    setRemoved(undefined)
    onChange(next)
  }
  return (
    <>
      <ol ref={list} className="grid grid-cols-1 gap-3 empty:hidden">
        {rows.map((row, at) => (
          <li key={row.key} className="card overflow-visible p-4 grid gap-3">
            <FieldFrame label={t('question', { n: at + 1 })} error={faults[`${at}.question`] ?? ''}>
              {({ id, aria }) => (
                <input
                  {...aria}
                  id={id}
                  data-question={row.key}
                  type="text"
                  autoComplete="off"
                  maxLength={FAQ_LIMITS.questionLongest * 2}
                  value={row.question}
                  className="field"
                  onChange={({ target }) => edit({ ...row, question: target.value })}
                />
              )}
            </FieldFrame>
            <FieldFrame label={t('answer')} error={faults[`${at}.answer`] ?? ''}>
              {({ id, aria }) => (
                <textarea
                  {...aria}
                  id={id}
                  rows={3}
                  value={row.answer}
                  className="field block"
                  onChange={({ target }) => edit({ ...row, answer: target.value })}
                />
              )}
            </FieldFrame>
            <div className="flex flex-wrap items-center">
              <Button icon="i-lucide-trash" aria-label={t('removeOf', { n: at + 1 })} onClick={() => remove(at)}>
                {t('remove')}
              </Button>
              <span className="flex flex-wrap ms-auto">
                <Button
                  variant="icon"
                  icon="i-lucide-arrow-up"
                  data-move={`${row.key}-1`}
                  aria-disabled={at === 0 || undefined}
                  aria-label={t('up', { n: at + 1 })}
                  onClick={() => at > 0 && move(at, -1)}
                />
                <Button
                  variant="icon"
                  icon="i-lucide-arrow-down"
                  data-move={`${row.key}1`}
                  aria-disabled={at === rows.length - 1 || undefined}
                  aria-label={t('down', { n: at + 1 })}
                  onClick={() => at < rows.length - 1 && move(at, 1)}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
      <div role="status" className="empty:hidden">
        {removed && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken ps-3">
            <span className="min-w-0">{t('removed', { question: removed.row.question || t('unnamed') })}</span>
            <Button icon="i-lucide-undo-2" onClick={undo}>
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
