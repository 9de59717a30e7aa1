import { useTranslation } from 'react-i18next'
import { GalleryEditor } from '../../../../galleries/gallery-editor.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { ServiceHeading } from '../parts/service-heading.tsx'
import { loadOwnService } from '../service-calls.ts'
import { SERVICE_GALLERY } from '../service-gallery.ts'

/** The pictures and films of a service. While its name is not known nothing of the screen is kept back. */
export function ServicePictures({ serviceId }: { serviceId: number }) {
  const { t } = useTranslation('team')
  const own = useAnswer((options) => loadOwnService(serviceId, { ...options, keptFirst: true }), `own-service ${serviceId}`).answer?.value
  return <GalleryEditor calls={SERVICE_GALLERY} subject={serviceId} heading={<ServiceHeading title={t('titles.pictures')} own={own} />} />
}
