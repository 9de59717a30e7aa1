import type { ServiceDetail } from '#contract/services/services.ts'
import { GalleryStrip } from '../../../../ui/media/gallery/gallery-strip.tsx'
import { shownMedia } from '../shown-media.ts'

interface Props {
  service: ServiceDetail
  sizes: string
}

/** Pictures and films of a service. */
export function ServiceGallery({ service, sizes }: Props) {
  const items = shownMedia(service).map(({ alt, ...medium }) => ({ ...medium, alt: alt || service.title, caption: '' }))
  return <GalleryStrip items={items} poster={service.thumbnail} sizes={sizes} isStill />
}
