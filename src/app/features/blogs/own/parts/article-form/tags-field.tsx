import { useTranslation } from 'react-i18next'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { tagsIn } from '../../article-values.ts'

/** Tags as a list with commas, and below it each as readers will have it. */
export function TagsField({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('writing')
  const { mostTags, tagLongest } = BLOG_FORM_LIMITS
  return (
    <div>
      <TextField
        form={form}
        name="tags"
        optional
        label={t('form.tags')}
        hint={t('form.tagsHint', { most: mostTags, longest: tagLongest })}
        autoComplete="off"
        autoCapitalize="none"
      />
      <FieldValue form={form} name="tags">
        {(text) => (
          <ul className="pt-2 flex flex-wrap gap-2 empty:hidden">
            {tagsIn(text).map((tag) => (
              <li key={tag} lang={scriptLanguage(tag)} className={`chip ${[...tag].length > tagLongest ? 'text-danger' : ''}`}>
                #{tag}
              </li>
            ))}
          </ul>
        )}
      </FieldValue>
    </div>
  )
}
