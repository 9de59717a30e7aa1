import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { usePrefix } from '../../../ui/use-prefix.ts'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadKinds } from '../calls.ts'
import type { RowsQuestion } from '../sales-question.ts'

const PAUSE_MS = 400

interface Props {
  eventId: number
  /** Canonical path of the screen. */
  path: string
  question: RowsQuestion<string>
  /** What may be searched for. */
  label: string
  states: readonly { value: string; text: string }[]
}

/** Search, ticket and state. They stand in the address, without a new step of the history. */
export function RowsFilter({ eventId, path, question, label, states }: Props) {
  const { t } = useTranslation('sales')
  const router = useRouter()
  const prefix = usePrefix()
  const { answer } = useAnswer((how) => loadKinds(eventId, how), `kinds of ${eventId}`)
  const ask = (change: object) => {
    const href = withLanguage(prefix, path) + canonicalQuery({ ...question, ...change })
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <search className="grid gap-2 grid-cols-2 md:grid-cols-[2fr_1fr_1fr]">
      <Words label={label} q={question.q ?? ''} onAsk={(q) => ask({ q })} />
      <label className="block min-w-0">
        <span className="block pb-1 text-sm text-ink-soft">{t('filter.ticket')}</span>
        <select className="field" value={question.ticket ?? ''} onChange={({ target }) => ask({ ticket: target.value })}>
          <option value="">{t('filter.allTickets')}</option>
          {answer?.value.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="block min-w-0">
        <span className="block pb-1 text-sm text-ink-soft">{t('filter.state')}</span>
        <select className="field" value={question.state ?? ''} onChange={({ target }) => ask({ state: target.value })}>
          <option value="">{t('filter.allStates')}</option>
          {states.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </search>
  )
}

/** Asked for a moment after the last stroke, or at once by Enter. */
function Words({ label, q, onAsk }: { label: string; q: string; onAsk: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address was changed elsewhere: back, or another link.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])
  const askNow = (text: string) => {
    clearTimeout(timer.current)
    asked.current = text.trim()
    onAsk(text.trim())
  }
  return (
    <form
      className="col-span-2 md:col-span-1"
      onSubmit={(event) => {
        event.preventDefault()
        askNow(typed)
      }}
    >
      <label>
        <span className="block pb-1 text-sm text-ink-soft">{label}</span>
        <input
          type="search"
          value={typed}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="field"
          onChange={({ target: { value } }) => {
            setTyped(value)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => askNow(value), PAUSE_MS)
          }}
        />
      </label>
    </form>
  )
}
