import { useTranslation } from 'react-i18next'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { placeOfServiceGallery } from '../../service-gallery.ts'
import { ServiceSquare } from '../service-square.tsx'

/** The pictures that a service has, and the way to where they are looked after. */
export function OwnPictures({ form, own: { service_id, pictures } }: { form: ScreenForm; own: OwnServiceDetail }) {
  const { t } = useTranslation('team')
  return (
    <section aria-labelledby="pictures" className="grid gap-2">
      <FieldValue form={form} name="pictures" />
      <h3 id="pictures" className="text-base">
        {t('form.pictures')}
      </h3>
      <div className="flex flex-wrap gap-2 items-center">
        {pictures.map(({ id, file, tone }) => (
          <ServiceSquare key={id} path={file} tone={tone} className="w-18 h-18" />
        ))}
        <AppLink to={placeOfServiceGallery(service_id)} className="btn-quiet">
          <Icon name="i-lucide-image" />
          {t(pictures.length === 0 ? 'form.addPictures' : 'form.changePictures')}
        </AppLink>
      </div>
    </section>
  )
}
