import { useTranslation } from 'react-i18next'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { TitleAndDescription } from '../../../../../nouns/title-and-description.tsx'
import { sendTextPicture } from '../../../../../wire/send-text-picture.ts'
import type { ServiceFormState } from '../../use-service-form.ts'

/** Title and description of a service once more in the other language. */
export function OtherLanguage({ of: { form, note } }: { of: ServiceFormState }) {
  const { t } = useTranslation('team')
  const texts = {
    hint: t('form.secondHint'),
    title: (other: 'Bn' | 'En') => t(`form.second_title${other}`),
    description: (other: 'Bn' | 'En') => t(`form.second_description${other}`),
    placeholder: t('form.descriptionPlaceholder'),
  }
  return <TitleAndDescription form={form} note={note} most={SERVICE_LIMITS.titleLongest} texts={texts} onPicture={sendTextPicture} />
}
