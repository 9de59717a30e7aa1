import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { isCode, typedCode } from '../typed-code.ts'

/** For a ticket whose code cannot be scanned: the eight characters below it. */
export function CodeEntry({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { t } = useTranslation('gate')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = typedCode(typed)
    setWrong(!isCode(code))
    if (!isCode(code)) return
    await onCode(code)
    setTyped('')
    // The keyboard of a phone would cover the answer.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id} className="block pb-1 font-600">
        {t('code.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          lang="en"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}error`}
          className="field flex-1 min-w-[min(9rem,100%)] tabular tracking-[.12em]"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" icon="i-lucide-check" className="shrink-0">
          {t('code.submit')}
        </Button>
      </div>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {isWrong && t('code.wrong')}
      </p>
    </form>
  )
}
