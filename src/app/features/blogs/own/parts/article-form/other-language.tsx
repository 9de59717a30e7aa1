import { useTranslation } from 'react-i18next'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import { SecondLanguage } from '../../../../../ui/form/second-language.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import type { ArticleFormState } from '../../use-article-form.ts'
import { ContentField } from './content-field.tsx'
import { SummaryField } from './summary-field.tsx'

/** Title, summary and text of an article once more in the other language. */
export function OtherLanguage({ of }: { of: ArticleFormState }) {
  const { t } = useTranslation('writing')
  const { form } = of
  return (
    <SecondLanguage form={form} names={['second_title', 'second_summary', 'second_content']} hint={t('form.secondHint')}>
      {(other) => (
        <>
          <TitleField form={form} name="second_title" label={t(`form.second_title${other}`)} most={BLOG_FORM_LIMITS.titleLongest} />
          <SummaryField form={form} name="second_summary" label={t(`form.second_summary${other}`)} />
          <ContentField of={of} name="second_content" label={t(`form.second_content${other}`)} />
        </>
      )}
    </SecondLanguage>
  )
}
