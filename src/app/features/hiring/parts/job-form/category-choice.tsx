import { useTranslation } from 'react-i18next'
import type { JobCategory } from '#contract/jobs.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import type { ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../../ui/use-language.ts'
import { useJobCategories } from '../../use-job-categories.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** Three lists, each open once the one above is chosen; choosing clears those below. @see Specification §4 "Category cascade" */
export function CategoryChoice({ form, note }: Props) {
  const { t } = useTranslation('hiring')
  const { answer, problem, reload } = useJobCategories()
  const tree = answer?.value
  const clear = (...names: string[]) => {
    form.write(Object.fromEntries(names.map((name) => [name, ''])))
    note()
  }
  return (
    <FieldValue form={form} name="job_category">
      {(category) => (
        <FieldValue form={form} name="job_subcategory">
          {(subcategory) => (
            <div className="grid gap-4 sm:grid-cols-3">
              <Level
                form={form}
                name="job_category"
                choices={tree?.filter(({ parent }) => parent === null)}
                isWaiting={!tree && !problem}
                onValue={() => clear('job_subcategory', 'job_subsubcategory')}
              />
              <Level
                form={form}
                name="job_subcategory"
                above={category}
                choices={tree?.filter(({ parent }) => String(parent) === category)}
                onValue={() => clear('job_subsubcategory')}
              />
              <Level form={form} name="job_subsubcategory" above={subcategory} choices={tree?.filter(({ parent }) => String(parent) === subcategory)} />
              {!tree && problem && (
                <div role="status" className="sm:col-span-3 flex flex-wrap items-center gap-3 text-sm text-danger">
                  {t('selling:form.noCategories')}
                  <Button icon="i-lucide-rotate-cw" onClick={reload}>
                    {t('common:retry')}
                  </Button>
                </div>
              )}
            </div>
          )}
        </FieldValue>
      )}
    </FieldValue>
  )
}

interface LevelProps {
  form: ScreenForm
  name: 'job_category' | 'job_subcategory' | 'job_subsubcategory'
  choices: JobCategory[] | undefined
  /** What is chosen one level above; absent at the top. */
  above?: string
  isWaiting?: boolean
  onValue?: () => void
}

function Level({ form, name, choices = [], above, isWaiting = false, onValue }: LevelProps) {
  const { t } = useTranslation('hiring')
  const isBangla = useLanguage() === 'bn'
  const isOpen = above !== ''
  const placeholder = isWaiting ? t('common:loading') : t(isOpen ? `form.choose_${name}` : `form.closed_${name}`)
  const texts = choices.map(({ id, title, title_bn }) => ({ value: String(id), text: isBangla ? title_bn : title }))
  return (
    <FieldValue form={form} name={name}>
      {(value) => {
        // What was chosen stays, also on a phone that does not know its name.
        const isKnown = value === '' || texts.some((one) => one.value === value)
        return (
          <SelectField
            form={form}
            name={name}
            label={t(`form.${name}`)}
            placeholder={placeholder}
            choices={isKnown ? texts : [...texts, { value, text: t('selling:form.chosenBefore') }]}
            disabled={!isOpen}
            {...(onValue && { onValue })}
          />
        )
      }}
    </FieldValue>
  )
}
