import { videoEmbed } from '#contract/video-links.ts'

interface Film {
  url: string
  /** A picture of ours, under /media/. */
  poster: string | null | undefined
  name: string
  description: string
  /** ISO 8601. */
  uploadDate: string
}

/** What search engines are told of a film: only of one that plays here and has a poster of ours. @see https://schema.org/VideoObject */
export function filmSchema({ url, poster, ...said }: Film, origin: string): object | undefined {
  const embedUrl = videoEmbed(url)?.split('?')[0]
  return embedUrl && poster ? { '@type': 'VideoObject', ...said, thumbnailUrl: [origin + poster], embedUrl } : undefined
}
