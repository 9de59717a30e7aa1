import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saysSomething } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { Button } from '../controls/button.tsx'
import { FieldValues } from './field-values.tsx'
import type { ScreenForm } from './use-screen-form.ts'

/** The language that the title is not in, as it ends the keys of texts. */
export type OtherLanguage = 'Bn' | 'En'

interface Props {
  form: ScreenForm
  /** Fields that say something in the other language. */
  names: readonly string[]
  /** Who sees which of both. */
  hint: string
  /** The fields themselves. */
  children: (other: OtherLanguage) => ReactNode
}

/** The same once more in the other language, asked for by a button: most items need one alone. */
export function SecondLanguage({ form, names, hint, children }: Props) {
  const { t } = useTranslation('selling')
  const [isAsked, setAsked] = useState(false)
  return (
    <FieldValues form={form} names={['title', ...names]}>
      {(values) => {
        const other = scriptLanguage(values.title ?? '') === 'bn' ? 'En' : 'Bn'
        const isOpen = isAsked || names.some((name) => saysSomething(values[name] ?? ''))
        return (
          <section className="grid grid-cols-1 gap-4 p-4 rounded-card bg-sunken">
            <div>
              <h2 className="text-base">{t(`form.second.label${other}`)}</h2>
              <p className="text-sm text-ink-soft">{hint}</p>
            </div>
            {isOpen ? (
              children(other)
            ) : (
              <Button variant="quiet" onClick={() => setAsked(true)}>
                {t(`form.second.add${other}`)}
              </Button>
            )}
          </section>
        )
      }}
    </FieldValues>
  )
}
