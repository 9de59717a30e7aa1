import type { TFunction } from 'i18next'
import { type ComponentType, type MouseEvent, useState } from 'react'
import type { PostCard } from '#contract/posts/posts.ts'
import type { ShownItem } from '../../../../ui/media/gallery/shown-item.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'

interface Props {
  post: Pick<PostCard, 'id' | 'pictures' | 'picture_count'>
  t: TFunction<'posts'>
  isFirst?: boolean
}

type Viewer = ComponentType<{ items: readonly ShownItem[]; startAt: number; onClose: () => void }>

const WHOLE = '(min-width:672px) 640px, calc(100vw - 32px)'
const HALF = '(min-width:672px) 319px, calc(50vw - 17px)'

/** One is as wide as the post; of three the first is; all others stand two by two. */
const isWide = (at: number, count: number): boolean => count === 1 || (count === 3 && at === 0)

/** The pictures of a post in a shape that depends on their number alone; a press shows one as large as the screen. */
export function PostPictures({ post: { id, pictures, picture_count }, t, isFirst = false }: Props) {
  const [opened, setOpened] = useState<{ Viewer: Viewer; items: readonly ShownItem[]; startAt: number }>()
  if (pictures.length === 0) return null
  const hidden = picture_count - pictures.length
  const open = (event: MouseEvent<HTMLAnchorElement>, startAt: number) => {
    const { href } = event.currentTarget
    if (!isPlainClick(event)) return
    event.preventDefault()
    void Promise.all([import('../../../../ui/media/gallery/gallery-viewer.tsx'), hidden > 0 ? allOf(id).catch(() => pictures) : pictures]).then(
      ([{ GalleryViewer }, all]) => setOpened({ Viewer: GalleryViewer, items: all.map(shownItem), startAt }),
      // It does not come without network; the picture may be here all the same.
      () => location.assign(href),
    )
  }
  return (
    <div className="grid grid-cols-2 gap-1">
      {pictures.map(({ id: name, file, tone, alt }, at) => {
        const wide = isWide(at, pictures.length)
        const isLast = hidden > 0 && at === pictures.length - 1
        return (
          <div key={name} className={`relative ${wide ? 'col-span-2' : ''}`}>
            <Picture path={file} tone={tone} alt={alt} sizes={wide ? WHOLE : HALF} isFirst={isFirst && at === 0} isSquare={!wide} />
            {/* Beside the picture and not around it: while data is saved, a button stands there. What is in it the picture itself says. */}
            <a
              href={file}
              aria-haspopup="dialog"
              className={`absolute inset-0 focus-visible:outline-offset--3 ${isLast ? 'flex items-center justify-center bg-[#0009] text-[#fff] text-2xl font-600' : ''}`}
              onClick={(event) => open(event, at)}
            >
              {isLast && <span aria-hidden="true">{t('morePictures', { count: hidden })}</span>}
              <span className="sr-only">{t('picture', { number: at + 1, count: picture_count })}</span>
            </a>
          </div>
        )
      })}
      {opened && <opened.Viewer items={opened.items} startAt={opened.startAt} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

/** A list has the first four; where they cannot be asked for, those are shown. */
const allOf = async (post: number) => (await (await import('../calls.ts')).loadPost(post)).value.pictures

const shownItem = ({ id, file, tone, alt }: PostCard['pictures'][number]): ShownItem => ({ id, file, tone, alt, caption: alt, video_url: null })
