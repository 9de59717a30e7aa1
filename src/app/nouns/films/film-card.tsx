import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrating } from '../../ui/hydration/use-hydrating.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { VideoPoster } from '../../ui/media/video-poster.tsx'
import { allowHost, filmHost, forgetHost, useAllowedHosts } from './film-host.ts'

interface Props {
  url: string
  name: string
  /** A picture of ours: nothing is asked of the host before a tap. */
  poster: string | null
  tone: number
  sizes: string
  /** Where it stands among films: one without a poster keeps its room. */
  hasGround?: boolean
}

const LINE = 'px-3 py-2 text-sm text-ink-soft'

/** A film: what playing it means is said before the first tap, and remembered by its host. Where the host's player is not let in, a card that opens it there. */
export function FilmCard({ url, name, poster, tone, sizes, hasGround = false }: Props) {
  const { t } = useTranslation('ui')
  const { name: host, playsHere } = filmHost(url)
  if (playsHere) return <PlayedHere host={host} url={url} name={name} poster={poster} tone={tone} sizes={sizes} />
  return (
    <a href={url} target="_blank" rel="ugc nofollow noopener noreferrer" className="block bg-sunken active:opacity-80">
      {(poster || hasGround) && <Picture path={poster} tone={tone} sizes={sizes} isOrnament />}
      <span className="target px-3 justify-start! font-600">
        <Icon name="i-lucide-external-link" />
        {t('film.openAt', { host })}
      </span>
      <span className="sr-only">{name}</span>
    </a>
  )
}

function PlayedHere({ host, ...film }: Omit<Props, 'hasGround'> & { host: string }) {
  const { t } = useTranslation('ui')
  const isHydrating = useHydrating()
  const isAllowed = useAllowedHosts().includes(host)
  // As it was when the card came: nothing moves under the finger that plays a film.
  const [wasAllowed] = useState(isAllowed)
  const isSaid = isHydrating || !wasAllowed || !isAllowed
  return (
    <div onClickCapture={({ target }) => target instanceof Element && target.closest('a') && allowHost(host)}>
      {isSaid && <p className={LINE}>{t('film.before', { host })}</p>}
      <VideoPoster {...film} />
      {!isSaid && (
        <button type="button" className="js-only target px-3 text-sm text-ink-soft underline" onClick={() => forgetHost(host)}>
          {t('film.sayAgain', { host })}
        </button>
      )}
    </div>
  )
}
