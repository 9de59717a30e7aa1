import { useTranslation } from 'react-i18next'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { PicturesField } from '../../../../../ui/form/pictures-field.tsx'
import type { ServiceFormState } from '../../use-service-form.ts'

/** The pictures of a new service; films are added in its gallery once it is posted. */
export function NewPictures({ of: { form, pictures, putPictures, texts } }: { of: ServiceFormState }) {
  const { t } = useTranslation('team')
  return (
    <PicturesField
      form={form}
      name="pictures"
      texts={{ label: t('form.pictures'), hint: t('form.picturesHint', { count: GALLERY_MOST.service }) }}
      pictures={pictures}
      putPictures={putPictures}
      most={GALLERY_MOST.service}
      taken={texts().pictures_sent}
    />
  )
}
