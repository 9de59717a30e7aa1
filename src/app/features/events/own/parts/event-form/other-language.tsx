import { useTranslation } from 'react-i18next'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'
import { RichField } from '../../../../../ui/form/rich-field.tsx'
import { SecondLanguage } from '../../../../../ui/form/second-language.tsx'
import { TitleField } from '../../../../../ui/form/title-field.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { EventFormState } from '../../use-event-form.ts'

/** Title and description of an event once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: EventFormState }) {
  const { t } = useTranslation('selling')
  return (
    <SecondLanguage form={form} names={['second_title', 'second_description']} hint={t('form.second.hint')}>
      {(other) => (
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
      )}
    </SecondLanguage>
  )
}
