import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/controls/button.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useLanguage } from '../../../../../ui/formats/use-language.ts'
import { categoryTitle } from '../../../../../ui/lists/category-title.ts'
import { useCategories } from '../../use-categories.ts'

/** Which part of the market it is about. What was chosen stays chosen, also while the list cannot be had. */
export function CategoryField({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('writing')
  const language = useLanguage()
  const { answer, problem, reload } = useCategories()
  const choices = (answer?.value ?? []).map((category) => ({ value: category.slug, text: categoryTitle(category, language) }))
  return (
    <div>
      <FieldValue form={form} name="category">
        {(slug) => (
          <SelectField
            form={form}
            name="category"
            label={t('form.category')}
            placeholder={t('form.noCategory')}
            choices={slug && !choices.some(({ value }) => value === slug) ? [...choices, { value: slug, text: t('selling:form.chosenBefore') }] : choices}
          />
        )}
      </FieldValue>
      {!answer && problem && (
        <p role="alert" className="pt-1 text-sm flex flex-wrap items-center gap-2">
          {t('selling:form.noCategories')}
          <Button icon="i-lucide-rotate-cw" onClick={reload}>
            {t('common:retry')}
          </Button>
        </p>
      )}
    </div>
  )
}
