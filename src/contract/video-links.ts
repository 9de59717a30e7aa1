import { lowerCase } from './core/one-form.ts'

const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{4,15}$/
const PARTS = /^https?:\/\/(?:www\.|m\.)?([a-z.-]+)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i

/**
 * Where a video that a seller linked to can be played inside the page: only at the two hosts that our policy lets in, and only
 * their variants that set no cookies before playing. Undefined for any other address.
 */
export function videoEmbed(address: string): string | undefined {
  const [, host = '', path = '', query = ''] = PARTS.exec(address.trim()) ?? []
  const [first = '', second = ''] = path.split('/').filter(Boolean)
  switch (lowerCase(host)) {
    case 'youtu.be':
      return youtube(first)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(['embed', 'shorts', 'live'].includes(first) ? second : (/(?:^|&)v=([^&]*)/.exec(query)?.[1] ?? ''))
    case 'vimeo.com':
      return vimeo(first)
    case 'player.vimeo.com':
      return vimeo(second)
    default:
      return undefined
  }
}

const youtube = (id: string) => (YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined)
const vimeo = (id: string) => (VIMEO_ID.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : undefined)

/** The same address without how it is to be played: what is stored. */
export const videoAddress = (address: string): string | undefined => videoEmbed(address)?.replace(/\?.*$/, '')
