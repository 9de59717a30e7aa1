import { useTranslation } from 'react-i18next'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { composed } from '#contract/core/one-form.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { PictureField, type PictureNow } from '../../../../../ui/form/picture-field.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ArticleFormState } from '../../use-article-form.ts'
import { useReadingFacts } from '../../use-reading-facts.ts'
import { CategoryField } from './category-field.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import { TagsField } from './tags-field.tsx'

interface Props {
  of: ArticleFormState
  /** Where the article stands by now. */
  phase: BlogPhase
  /** The picture that there is. */
  now?: PictureNow
}

/** The fields as they follow one another on the screen. */
export const FIELD_ORDER = ['title', 'thumbnail', 'summary', 'category', 'tags', 'content', 'publishing', 'publish_at'] as const

/** All fields of an article. */
export function ArticleFields({ of: { form, picture, putPicture, note }, phase, now }: Props) {
  const { t } = useTranslation('writing')
  const factsOf = useReadingFacts()
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
      <SummaryField form={form} />
      <div className="grid gap-6 sm:grid-cols-2 items-start">
        <CategoryField form={form} />
        <TagsField form={form} />
      </div>
      <div>
        <RichField
          form={form}
          name="content"
          stateName="content_state"
          note={note}
          label={t('form.content')}
          placeholder={t('form.contentPlaceholder')}
          onPicture={sendTextPicture}
        />
        <FieldValue form={form} name="content">
          {(html) => <p className="pt-1 text-sm text-ink-soft min-h-6 tabular">{factsOf(html)}</p>}
        </FieldValue>
      </div>
      <PublishingFields form={form} phase={phase} />
    </>
  )
}

/** What lists and shared links say of it, counted. */
function SummaryField({ form }: { form: ScreenForm }) {
  const { t } = useTranslation('writing')
  const format = useFormat()
  const most = BLOG_FORM_LIMITS.summaryLongest
  return (
    <FieldValue form={form} name="summary">
      {(summary) => {
        const typed = [...composed(summary).trim()].length
        return (
          <TextField
            form={form}
            name="summary"
            optional
            label={t('form.summary')}
            hint={
              <>
                {t('form.summaryHint')}{' '}
                {typed > 0 && (
                  <span className={typed > most ? 'text-danger' : ''}>
                    {t('selling:form.titleCount', { typed: format.number(typed), most: format.number(most) })}
                  </span>
                )}
              </>
            }
            rows={3}
            autoCapitalize="sentences"
          />
        )
      }}
    </FieldValue>
  )
}
