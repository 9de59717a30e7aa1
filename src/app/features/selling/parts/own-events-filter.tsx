import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { OWN_EVENT_FILTERS, OWN_EVENT_SORTS } from '#contract/selling-rules.ts'
import { usePrefix } from '../../../ui/use-prefix.ts'
import { type OwnQuestion, readOwnQuestion } from '../own-question.ts'

const PAUSE_MS = 400

/** Which of one's events, and in which order. It stands in the address, without a new step of the history. */
export function OwnEventsFilter({ question }: { question: OwnQuestion }) {
  const { t } = useTranslation('selling')
  const router = useRouter()
  const prefix = usePrefix()
  const ask = (change: Record<string, string>) => {
    const href = withLanguage(prefix, '/sellerevents') + canonicalQuery(readOwnQuestion({ ...question, ...change }))
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return (
    <search className="grid gap-2 grid-cols-2 md:grid-cols-[2fr_1fr_1fr]">
      <Words q={question.q ?? ''} onAsk={(q) => ask({ q })} />
      <Choice label={t('list.show')} value={question.filter ?? ''} onChoose={(filter) => ask({ filter })}>
        <option value="">{t('list.filters.all')}</option>
        {OWN_EVENT_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {t(`list.filters.${filter}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.sort')} value={question.sort ?? 'newest'} onChoose={(sort) => ask({ sort })}>
        {OWN_EVENT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sorts.${sort}`)}
          </option>
        ))}
      </Choice>
    </search>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="block min-w-0">
      <span className="block pb-1 text-sm text-ink-soft">{label}</span>
      <select value={value} className="field" onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

/** Asked for a moment after the last stroke, or at once by Enter. */
function Words({ q, onAsk }: { q: string; onAsk: (q: string) => void }) {
  const { t } = useTranslation('selling')
  const id = useId()
  const [typed, setTyped] = useState(q)
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Somebody else has changed the address: back, or another link.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setTyped(q)
  }, [q])
  const askNow = (text: string) => {
    clearTimeout(timer.current)
    asked.current = text.trim()
    onAsk(text)
  }
  return (
    <form
      className="col-span-2 md:col-span-1"
      onSubmit={(event) => {
        event.preventDefault()
        askNow(typed)
      }}
    >
      <label htmlFor={id} className="block pb-1 text-sm text-ink-soft">
        {t('list.search')}
      </label>
      <input
        id={id}
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
    </form>
  )
}
