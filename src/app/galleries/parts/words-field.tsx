import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { onReconnect } from '../../wire/reconnect.ts'

type State = { is: 'as-stored' | 'saving' | 'saved' } | { is: 'failed'; code: ProblemCode }

interface Props {
  label: string
  hint: string
  value: string
  /** Code points. */
  longest: number
  onSave: (text: string) => Promise<void>
}

/** Words about a picture: saved when the field is left, or by Enter. What could not be saved stays in the field. */
export function WordsField({ label, hint, value, longest, onSave }: Props) {
  const { t } = useTranslation('editing')
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [state, setState] = useState<State>({ is: 'as-stored' })
  const stored = useRef(value)

  const save = async () => {
    const text = typed.trim().replace(/\s+/g, ' ')
    if (text === stored.current || state.is === 'saving') return
    setState({ is: 'saving' })
    try {
      await onSave(text)
      stored.current = text
      setState({ is: 'saved' })
    } catch (cause) {
      setState({ is: 'failed', code: cause instanceof Problem ? cause.code : 'bug' })
    }
  }
  const saveNow = useEffectEvent(() => void save())
  const isFailed = state.is === 'failed'
  useEffect(() => (isFailed ? onReconnect(() => saveNow()) : undefined), [isFailed])
  // Closing the sheet leaves the field too.
  useEffect(() => () => saveNow(), [])

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void save()
  }
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-600">
        {label} <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
      </label>
      <input
        id={id}
        type="text"
        enterKeyHint="done"
        maxLength={longest}
        dir="auto"
        className="field"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (state.is !== 'saving') setState({ is: 'as-stored' })
        }}
        onBlur={() => void save()}
        onKeyDown={onKey}
        aria-describedby={`${id}state`}
        aria-invalid={isFailed || undefined}
      />
      <p id={`${id}state`} role="status" className={`pt-1 min-h-6 text-sm ${isFailed ? 'text-danger' : 'text-ink-soft'}`}>
        {state.is === 'as-stored' && hint}
        {state.is === 'saving' && t('words.saving')}
        {state.is === 'saved' && (
          <>
            <Icon name="i-lucide-check" className="text-brand" /> {t('words.saved')}
          </>
        )}
        {isFailed && (
          <>
            <Icon name="i-lucide-circle-alert" /> {state.code === 'offline' ? t('words.offline') : t('words.failed')}
          </>
        )}
      </p>
      {isFailed && (
        <Button icon="i-lucide-rotate-cw" onClick={() => void save()}>
          {t('common:retry')}
        </Button>
      )}
    </div>
  )
}
