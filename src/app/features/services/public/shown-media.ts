import type { ServiceDetail } from '#contract/services/services.ts'

type Medium = ServiceDetail['pictures'][number]

/** Pictures and films of a service in their order; one without any shows the ground of its card. */
export const shownMedia = ({ pictures, thumbnail, thumbnail_tone }: Pick<ServiceDetail, 'pictures' | 'thumbnail' | 'thumbnail_tone'>): Medium[] =>
  pictures.length > 0 ? pictures : [{ id: 0, alt: '', file: thumbnail, tone: thumbnail_tone, video_url: null }]
