import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { type EventQuestion, readEventQuestion } from '#contract/events-filter.ts'
import { atLast } from '../../../ui/second-wave.ts'
import { useLanguage } from '../../../ui/use-language.ts'
import { formWanted, wantForm } from '../form-wanted.ts'

interface Props {
  question: EventQuestion
}

const load = () => import('./question-form.tsx')

/** Whether the form's program is on the page: from then on it takes what changes around it. */
let isAlive = import.meta.env.SSR

/** The server writes the form at once; the first paint on the phone does without its program, half of this screen's. */
const written = import.meta.env.SSR ? await load() : undefined
const Form: ComponentType<Props> = written
  ? written.QuestionForm
  : lazy(async () => {
      await formWanted()
      const { QuestionForm } = await atLast(load)
      isAlive = true
      return { default: QuestionForm }
    })

/**
 * The form, alive as soon as it is wanted. Another question is another form. Before it is alive another language is too, and nothing
 * else makes React look at it: what the server wrote must not be updated then, or React would throw it away and complain. Texts that
 * arrive late and answers that are checked would be such updates, so the element stays the same one.
 */
export function QuestionFormLate({ question }: Props) {
  const language = useLanguage()
  const query = canonicalQuery(question)
  const [form, setForm] = useState({ language, query })
  const [first] = useState(form)
  useEffect(() => {
    if (form !== first) wantForm()
  }, [form, first])
  // Once alive it changes its texts by itself, and keeps what is typed in it.
  if (form.query !== query || (form.language !== language && !isAlive)) setForm({ language, query })
  return useMemo(
    () => (
      <Suspense key={form.language + form.query} fallback={<div className="min-h-12 lg:col-span-2 lg:min-h-35" />}>
        <Form question={readEventQuestion(Object.fromEntries(new URLSearchParams(form.query)))} />
      </Suspense>
    ),
    [form],
  )
}
