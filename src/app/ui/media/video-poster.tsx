import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { videoEmbed } from '#contract/video-links.ts'
import { Icon } from '../icons/icon.tsx'
import { isPlainClick } from '../navigation/plain-click.ts'
import { Picture } from './picture.tsx'

interface VideoPosterProps {
  url: string
  name: string
  /** Picture until it plays. */
  poster: string | null
  tone: number
  sizes: string
}

/**
 * A video that loads nothing before it is tapped. Without JavaScript, or at a host that our policy does not let in, it is a link.
 * Offline a tap says so instead of showing an empty frame.
 */
export function VideoPoster({ url, name, poster, tone, sizes }: VideoPosterProps) {
  const { t } = useTranslation('ui')
  const [state, setState] = useState<'poster' | 'playing' | 'offline'>('poster')
  const embed = videoEmbed(url)
  if (state === 'playing' && embed)
    return (
      <iframe
        className="block w-full aspect-video bg-sunken"
        src={embed}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  const play = (event: MouseEvent) => {
    if (!embed || !isPlainClick(event)) return
    event.preventDefault()
    setState(navigator.onLine ? 'playing' : 'offline')
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="relative block"
      onClick={play}
      aria-label={t(embed ? 'video.play' : 'video.elsewhere', { name })}
    >
      <Picture path={poster} tone={tone} sizes={sizes} isOrnament />
      <span className="absolute inset-0 flex items-center justify-center" aria-hidden="true">
        <span className="target w-16 h-16 rounded-full bg-brand text-on-brand">
          <Icon name="i-lucide-play" className="text-xl" />
        </span>
      </span>
      <span role="status" className="absolute inset-x-0 bottom-0">
        {state === 'offline' && <span className="block bg-raised p-2 text-center">{t('video.offline')}</span>}
      </span>
    </a>
  )
}
