import { useTranslation } from 'react-i18next'
import { titleLength } from '#contract/core/text.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { BlobPicture } from '../../../../ui/form/blob-picture.tsx'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import type { DraftPicture } from '../post-draft.ts'

interface Props {
  picture: DraftPicture
  pictures: readonly DraftPicture[]
  put: (change: (now: readonly DraftPicture[]) => readonly DraftPicture[]) => void
  onOpen: (id: number) => void
  onClose: () => void
  /** It is gone, and with it what had the focus. */
  onRemoved: () => void
}

/** One picture of a post, large: what is in it, where it stands, and away with it. Kept at every stroke. */
export function PictureSheet({ picture, pictures, put, onOpen, onClose, onRemoved }: Props) {
  const { t } = useTranslation('post-writing')
  const at = pictures.indexOf(picture)
  const { id, alt } = picture
  const title = t('forms:pictures.number', { number: at + 1 })
  const move = (by: number) =>
    put((now) => {
      const from = now.findIndex((one) => one.id === id)
      return now.toSpliced(from, 1).toSpliced(from + by, 0, ...now.slice(from, from + 1))
    })
  const describe = (text: string) => put((now) => now.map((one) => (one.id === id ? { ...one, alt: text } : one)))
  const next = pictures[at + 1]
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <BlobPicture picture={picture.picture} alt={alt || title} className="w-full max-h-40dvh object-contain rounded-control bg-sunken" />
        <FieldFrame
          label={t('pictures.alt')}
          optional
          hint={t('pictures.altHint', { count: POST_LIMITS.altLongest })}
          error={titleLength(alt) > POST_LIMITS.altLongest ? 'too-long' : ''}
        >
          {({ id: control, aria }) => (
            <textarea
              {...aria}
              data-first-focus
              id={control}
              rows={3}
              dir="auto"
              className="field block"
              value={alt}
              onChange={({ target }) => describe(target.value.replace(/\s*\n\s*/g, ' '))}
            />
          )}
        </FieldFrame>
        <div className="flex flex-wrap items-center gap-2">
          <Button icon="i-lucide-arrow-left" disabled={at === 0} onClick={() => move(-1)}>
            {t('pictures.earlier')}
          </Button>
          <Button icon="i-lucide-arrow-right" disabled={next === undefined} onClick={() => move(1)}>
            {t('pictures.later')}
          </Button>
          <span role="status" className="tabular text-ink-soft">
            {t('ui:carousel.slide', { number: at + 1, count: pictures.length })}
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="danger"
            icon="i-lucide-trash"
            onClick={() => {
              put((now) => now.filter((one) => one.id !== id))
              onClose()
              onRemoved()
            }}
          >
            {t('pictures.remove')}
          </Button>
          {next ? (
            <Button variant="primary" onClick={() => onOpen(next.id)}>
              {t('pictures.next')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              {t('pictures.done')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
