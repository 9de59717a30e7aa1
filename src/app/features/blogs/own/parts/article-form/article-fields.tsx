import { useTranslation } from 'react-i18next'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { PictureField, type PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import type { ArticleFormState } from '../../use-article-form.ts'
import { CategoryField } from './category-field.tsx'
import { ContentField } from './content-field.tsx'
import { OtherLanguage } from './other-language.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import { SummaryField } from './summary-field.tsx'
import { TagsField } from './tags-field.tsx'

interface Props {
  of: ArticleFormState
  /** Where the article stands by now. */
  phase: BlogPhase
  /** The picture that there is. */
  now?: PictureNow
}

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = [
  'title',
  'thumbnail',
  'summary',
  'category',
  'tags',
  'content',
  'second_title',
  'second_summary',
  'second_content',
  'publishing',
  'publish_at',
] as const

/** All fields of an article. */
export function ArticleFields({ of, phase, now }: Props) {
  const { t } = useTranslation('writing')
  const { form, picture, putPicture } = of
  return (
    <>
      <TitleField form={form} label={t('form.title')} most={BLOG_FORM_LIMITS.titleLongest} />
      <PictureField
        form={form}
        name="thumbnail"
        texts={{ label: t('form.thumbnail'), hint: t('form.pictureHint'), alt: t('form.pictureAlt') }}
        picture={picture}
        putPicture={(next, state) => putPicture(next, state || 'none')}
        {...(now && { now })}
      />
      <SummaryField form={form} name="summary" label={t('form.summary')} />
      <div className="grid gap-6 sm:grid-cols-2 items-start">
        <CategoryField form={form} />
        <TagsField form={form} />
      </div>
      <ContentField of={of} name="content" label={t('form.content')} />
      <OtherLanguage of={of} />
      <PublishingFields form={form} phase={phase} />
    </>
  )
}
