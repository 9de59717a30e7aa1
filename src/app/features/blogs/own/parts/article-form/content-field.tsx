import { useTranslation } from 'react-i18next'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ArticleFormState } from '../../use-article-form.ts'
import { useReadingFacts } from '../../use-reading-facts.ts'

interface Props {
  of: Pick<ArticleFormState, 'form' | 'note'>
  name: 'content' | 'second_content'
  label: string
}

/** The text of an article, with its words and the time it takes. */
export function ContentField({ of: { form, note }, name, label }: Props) {
  const { t } = useTranslation('writing')
  const factsOf = useReadingFacts()
  return (
    <div>
      <RichField
        form={form}
        name={name}
        stateName={`${name}_state`}
        note={note}
        label={label}
        placeholder={t('form.contentPlaceholder')}
        onPicture={sendTextPicture}
      />
      <FieldValue form={form} name={name}>
        {(html) => <p className="pt-1 text-sm text-ink-soft min-h-6 tabular">{factsOf(html)}</p>}
      </FieldValue>
    </div>
  )
}
