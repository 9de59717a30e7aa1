import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { BlobPicture } from '../../../../ui/form/blob-picture.tsx'
import { PictureButtons } from '../../../../ui/form/picture-buttons.tsx'
import { useGivenPicture } from '../../../../ui/form/use-given-picture.ts'
import { useLightPictures } from '../../../../ui/form/use-light-pictures.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { SortableGrid } from '../../../../ui/sortable-grid/sortable-grid.tsx'
import type { DraftPicture } from '../post-draft.ts'
import { PictureSheet } from './picture-sheet.tsx'

/** What the form around does with them. */
export interface PicturesHandle {
  focus: () => void
  /** Opens the first that has no description. */
  describe: () => void
}

interface Props {
  pictures: readonly DraftPicture[]
  /** As they are when it is called: shrinking takes its time. */
  read: () => readonly DraftPicture[]
  put: (change: (now: readonly DraftPicture[]) => readonly DraftPicture[]) => void
  error: string | undefined
  ref: Ref<PicturesHandle>
}

const MOST = POST_LIMITS.picturesMost
const numberAfter = (pictures: readonly DraftPicture[]): number => Math.max(0, ...pictures.map(({ id }) => id)) + 1

/** The pictures of a post: taken or chosen, made light on the phone, put in order, described, taken away. */
export function PostPictures({ pictures, read, put, error, ref }: Props) {
  const { t } = useTranslation('post-writing')
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<number>()
  const light = useLightPictures({
    room: () => MOST - read().length,
    add: (picture) => put((now) => [...now, { id: numberAfter(now), picture, alt: '' }]),
  })
  const { isOver, drop } = useGivenPicture((file) => void light.take([file]))
  useImperativeHandle(ref, () => ({
    focus: () => chooser.current?.focus(),
    describe: () => setOpen(read().find(({ alt }) => alt.trim() === '')?.id),
  }))
  const isFull = pictures.length >= MOST
  const nameOf = (picture: DraftPicture) => t('forms:pictures.number', { number: pictures.findIndex(({ id: one }) => one === picture.id) + 1 })
  const shown = pictures.find((one) => one.id === open)
  const refused = light.refused && t(`problems:${light.refused}.text`, { defaultValue: t('common:error.text') })
  const fault = refused ?? (error && t(`forms:reasons.${asReason(error)}`))
  return (
    <fieldset
      aria-describedby={`${id}hint ${id}error`}
      className={`grid grid-cols-1 gap-2 min-w-0 rounded-card ${isOver ? 'outline-2 outline-dashed outline-brand' : ''}`}
      {...drop}
    >
      <legend className="pb-1 font-600">
        {t('pictures.label')} <span className="text-sm text-ink-soft font-400">{t('forms:optional')}</span>
      </legend>
      {pictures.length > 0 && (
        <SortableGrid
          items={pictures}
          nameOf={nameOf}
          label={t('pictures.label')}
          onOrder={(ids) => put((now) => ids.flatMap((one) => now.find((item) => item.id === one) ?? []))}
          disabled={pictures.length < 2}
        >
          {(item) => (
            <button type="button" className="card w-full text-start" onClick={() => setOpen(item.id)}>
              <BlobPicture picture={item.picture} alt={nameOf(item)} className="w-full aspect-square object-cover" />
              <span className={`block p-2 text-sm wrap-anywhere ${item.alt.trim() ? '' : 'text-marigold'}`}>
                <span className="clamp clamp-2" dir="auto">
                  {item.alt.trim() || t('pictures.noAlt')}
                </span>
              </span>
            </button>
          )}
        </SortableGrid>
      )}
      <PictureButtons pictures={light} isFull={isFull} ref={chooser} describedBy={`${id}hint ${id}error`} />
      <p id={`${id}hint`} className="text-sm text-ink-soft">
        {isFull ? t('forms:pictures.full', { count: MOST }) : t('pictures.hint', { count: MOST })}
      </p>
      <p id={`${id}error`} role="alert" className="text-sm text-danger empty:hidden">
        {fault && (
          <>
            <Icon name="i-lucide-circle-alert" /> {fault}
          </>
        )}
      </p>
      <p role="status" className="text-sm text-marigold empty:hidden">
        {light.left > 0 && t('forms:pictures.left', { count: light.left })}
      </p>
      {shown && (
        <PictureSheet
          key={shown.id}
          picture={shown}
          pictures={pictures}
          put={put}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
          onRemoved={() => chooser.current?.focus()}
        />
      )}
    </fieldset>
  )
}
