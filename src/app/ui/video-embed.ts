const YOUTUBE_ID = /^[\w-]{6,20}$/
const VIMEO_ID = /^\d{4,15}$/

/**
 * Where a video that a seller linked to can be played inside the page: only at the two hosts that our policy lets in, and only
 * their variants that set no cookies before playing. Undefined for any other address.
 */
export function videoEmbed(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(['embed', 'shorts', 'live'].includes(first) ? second : (url.searchParams.get('v') ?? ''))
  if (host === 'vimeo.com') return vimeo(first)
  if (host === 'player.vimeo.com') return vimeo(second)
  return undefined
}

const youtube = (id: string) => (YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined)
const vimeo = (id: string) => (VIMEO_ID.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : undefined)
