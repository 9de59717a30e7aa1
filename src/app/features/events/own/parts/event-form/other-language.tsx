import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saysSomething } from '#contract/core/form-values.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { EventFormState } from '../../use-event-form.ts'

/** Title and description once more in the other language, asked for by a button: most events need one alone. */
export function OtherLanguage({ of: { form, note } }: { of: EventFormState }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <FieldValue form={form} name="title">
      {(title) => (
        <FieldValue form={form} name="second_title">
          {(other) => (
            <FieldValue form={form} name="second_description">
              {(text) => (
                <Section form={form} note={note} title={title} isOpen={isAsked || other !== '' || saysSomething(text)} onOpen={() => setAsked(true)} />
              )}
            </FieldValue>
          )}
        </FieldValue>
      )}
    </FieldValue>
  )
}

interface SectionProps extends Pick<EventFormState, 'form' | 'note'> {
  /** In the first language: says which one the other is. */
  title: string
  isOpen: boolean
  onOpen: () => void
}

function Section({ form, note, title, isOpen, onOpen }: SectionProps) {
  const { t } = useTranslation('selling')
  const other = scriptLanguage(title) === 'bn' ? 'En' : 'Bn'
  return (
    <section className="grid grid-cols-1 gap-4 p-4 rounded-card bg-sunken">
      <div>
        <h2 className="text-base">{t(`form.second.label${other}`)}</h2>
        <p className="text-sm text-ink-soft">{t('form.second.hint')}</p>
      </div>
      {isOpen ? (
        <>
          <TitleField form={form} name="second_title" label={t(`form.second_title${other}`)} most={EVENT_FORM_LIMITS.titleLongest} />
          <RichField
            form={form}
            name="second_description"
            stateName="second_description_state"
            note={note}
            label={t(`form.second_description${other}`)}
            placeholder={t('form.descriptionPlaceholder')}
            onPicture={sendTextPicture}
          />
        </>
      ) : (
        <Button variant="quiet" onClick={onOpen}>
          {t(`form.second.add${other}`)}
        </Button>
      )}
    </section>
  )
}
