import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SellerMedium } from '#contract/sellers/seller-media.ts'
import type { ShownItem } from '../../../../../ui/media/gallery/shown-item.ts'
import { Picture } from '../../../../../ui/media/picture.tsx'
import { isPlainClick } from '../../../../../ui/navigation/plain-click.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { BySeller, sellerPath } from './by-seller.tsx'

interface Props {
  pictures: readonly SellerMedium[]
  /** Below each picture whose it is; not where all are of one seller. */
  saysWhose: boolean
}

type Viewer = ComponentType<{ items: readonly ShownItem[]; startAt: number; onClose: () => void }>

const SIZES = '(min-width:1240px) 290px, (min-width:768px) 24vw, (min-width:640px) 32vw, calc(50vw - 20px)'
/** In the first viewport of a phone. */
const FIRST = 4

const altOf = ({ alt, name, seller_name }: SellerMedium): string => alt || name || seller_name

/** Pictures side by side; a press shows one as large as the screen, with what is in it and whose it is. */
export function PictureGrid({ pictures, saysWhose }: Props) {
  const { t } = useTranslation('ui')
  const [opened, setOpened] = useState<{ Viewer: Viewer; startAt: number }>()
  const open = (event: MouseEvent<HTMLAnchorElement>, startAt: number) => {
    const { href } = event.currentTarget
    if (!isPlainClick(event)) return
    event.preventDefault()
    void import('../../../../../ui/media/gallery/gallery-viewer.tsx').then(
      ({ GalleryViewer }) => setOpened({ Viewer: GalleryViewer, startAt }),
      // It does not come without network; the picture may be here all the same.
      () => location.assign(href),
    )
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 md:grid-cols-4">
        {pictures.map((one, at) => (
          <li key={one.id} className="min-w-0">
            <div className="relative rounded-card overflow-hidden">
              <Picture path={one.file} tone={one.tone} alt={altOf(one)} sizes={SIZES} isFirst={at < FIRST} isSquare />
              {/* Beside the picture and not around it: while data is saved, a button stands there. What is in it the picture itself says. */}
              <a
                href={one.file ?? undefined}
                aria-haspopup="dialog"
                className="absolute inset-0 rounded-card focus-visible:outline-offset--3"
                onClick={(event) => open(event, at)}
              >
                <span className="sr-only">{t('carousel.slide', { number: at + 1, count: pictures.length })}</span>
              </a>
            </div>
            {one.name && (
              <p className="pt-1 text-sm clamp clamp-2 wrap-anywhere">
                <MixedText text={one.name} />
              </p>
            )}
            {saysWhose && <BySeller of={one} />}
          </li>
        ))}
      </ul>
      {opened && <opened.Viewer items={pictures.map(shownItem)} startAt={opened.startAt} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const shownItem = (one: SellerMedium): ShownItem => ({
  ...{ id: one.id, file: one.file, tone: one.tone, alt: altOf(one), video_url: null },
  caption: one.name && one.alt && one.name !== one.alt ? `${one.name} · ${one.alt}` : one.name || one.alt,
  by: { name: one.seller_name, to: sellerPath(one.seller_slug) },
})
