import type { TFunction } from 'i18next'
import { useState } from 'react'
import { scriptLanguage } from '#contract/core/text.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { feedPath } from '../feed-view.ts'
import { isLong, textParts } from '../text-parts.ts'

interface Props {
  post: Pick<PostCard, 'id' | 'text'>
  t: TFunction<'posts'>
  /** All of it, however long. */
  isWhole?: boolean
}

const LINK = 'link wrap-anywhere'

/** What a post says: its addresses and tags are links. A long one shows six lines until more is asked for. */
export function PostText({ post: { id, text }, t, isWhole = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (text === '') return null
  const isFolded = !isWhole && !isOpen && isLong(text)
  return (
    <div>
      <p className={`px-3 whitespace-pre-line ${isFolded ? 'clamp clamp-2 clamp-6' : ''}`} dir="auto" lang={scriptLanguage(text)}>
        {textParts(text).map(({ kind, text: piece }, at) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
          if (kind === 'plain') return piece
          if (kind === 'tag')
            return (
              <AppLink key={at} to={feedPath({ of: 'all', filter: { tag: piece.slice(1) } })} className={LINK} lang={scriptLanguage(piece)}>
                {piece}
              </AppLink>
            )
          return (
            <a key={at} href={piece} target="_blank" rel="ugc nofollow noopener" className={LINK}>
              {shown(piece)}
            </a>
          )
          // biome-ignore-end lint/suspicious/noArrayIndexKey: the same.
        })}
      </p>
      {isFolded && (
        <AppLink
          to={`/posts/${id}`}
          className="target px-3 justify-start! font-600 text-ink-soft"
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            setOpen(true)
          }}
        >
          {t('more')}
        </AppLink>
      )}
    </div>
  )
}

const SHOWN_LETTERS = 60
/** An address as people read it. */
function shown(address: string): string {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  return plain.length > SHOWN_LETTERS ? `${plain.slice(0, SHOWN_LETTERS)}…` : plain
}
