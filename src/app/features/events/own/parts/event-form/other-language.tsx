import { useTranslation } from 'react-i18next'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'
import { TitleAndDescription } from '../../../../../nouns/title-and-description.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { EventFormState } from '../../use-event-form.ts'

/** Title and description of an event once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: EventFormState }) {
  const { t } = useTranslation('selling')
  const texts = {
    hint: t('form.second.hint'),
    title: (other: 'Bn' | 'En') => t(`form.second_title${other}`),
    description: (other: 'Bn' | 'En') => t(`form.second_description${other}`),
    placeholder: t('form.descriptionPlaceholder'),
  }
  return <TitleAndDescription form={form} note={note} most={EVENT_FORM_LIMITS.titleLongest} texts={texts} onPicture={sendTextPicture} />
}
