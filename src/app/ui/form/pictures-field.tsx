import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { SortableGrid } from '../sortable-grid/sortable-grid.tsx'
import { BlobPicture } from './blob-picture.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { useGivenPicture } from './use-given-picture.ts'
import { useLightPictures } from './use-light-pictures.ts'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

interface Choosing {
  texts: { label: string; hint: string }
  /** New ones, which are on this phone alone, in their order. */
  pictures: readonly Blob[]
  /** @param named what the field says then: the number of each, as `1,3,2` */
  putPictures: (pictures: readonly Blob[], named: string) => void
  most: number
  /** Numbers that no further picture gets, as `1,3,2`: of pictures that were sent and are not in the form any more. */
  taken?: string
}

interface Props extends Choosing {
  form: ScreenForm
  name: string
}

interface NumberedPicture {
  id: number
  picture: Blob
}

/** Several pictures: taken or chosen, made light on the phone, put in order, taken away. The first one is what a card shows. */
export function PicturesField({ form, name, ...rest }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <PicturesControl field={field} control={control} {...rest} />}
    </Field>
  )
}

function PicturesControl({ field, control: { ref }, texts, pictures, putPictures, most, taken = '' }: Choosing & { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('forms')
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const named = String(useSignalValue(field.value) ?? '')
  const fault = useSignalValue(field.error)
  const items = numbered(named, pictures)
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })

  const put = (next: readonly NumberedPicture[]) => {
    latest.current = [...next]
    putPictures(
      next.map(({ picture }) => picture),
      next.map((one) => one.id).join(','),
    )
  }
  const light = useLightPictures({
    room: () => most - latest.current.length,
    add: (picture) => put([...latest.current, { id: Math.max(...numbersIn(taken), ...latest.current.map((one) => one.id)) + 1, picture }]),
  })
  const { refused, left } = light
  const error = refused ? t(`problems:${refused}.text`, { defaultValue: t('common:error.text') }) : fault && t(`reasons.${asReason(fault)}`)
  const { isOver, drop } = useGivenPicture((file) => void light.take([file]))
  // Its own: a button has no value that the form would read.
  useEffect(() => ref({ type: 'button', isConnected: true, focus: () => chooser.current?.focus() } as never), [ref])

  const remove = (gone: number) => {
    put(latest.current.filter((one) => one.id !== gone))
    chooser.current?.focus()
  }
  const nameOf = ({ id: number }: NumberedPicture) => t('pictures.number', { number: items.findIndex((one) => one.id === number) + 1 })
  const isFull = items.length >= most
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className={`rounded-card ${isOver ? 'outline-2 outline-dashed outline-brand' : ''}`} {...drop}>
      <legend className="pb-1 font-600">{texts.label}</legend>
      {items.length > 0 && (
        <div className="max-w-xl pb-2">
          <SortableGrid
            items={items}
            nameOf={nameOf}
            label={texts.label}
            onOrder={(ids) => put(ids.flatMap((one) => items.find((item) => item.id === one) ?? []))}
            disabled={items.length < 2}
          >
            {(item, at) => (
              <div className="card relative">
                <BlobPicture picture={item.picture} alt={nameOf(item)} className="w-full aspect-square object-cover" />
                {at === 0 && <span className="absolute bottom-13 start-1 chip text-xs bg-raised">{t('pictures.first')}</span>}
                <Button
                  variant="icon"
                  icon="i-lucide-trash"
                  className="w-full"
                  aria-label={t('pictures.remove', { name: nameOf(item) })}
                  onClick={() => remove(item.id)}
                />
              </div>
            )}
          </SortableGrid>
        </div>
      )}
      <PictureButtons pictures={light} isFull={isFull} ref={chooser} describedBy={`${id}error`} />
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {isFull ? t('pictures.full', { count: most }) : texts.hint}
      </p>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {error}
          </>
        )}
      </p>
      <p role="status" className="text-sm text-marigold empty:hidden">
        {left > 0 && t('pictures.left', { count: left })}
      </p>
    </fieldset>
  )
}

const numbersIn = (named: string): number[] => named.split(',').map((one) => Number(one) || 0)

/** Pictures with the numbers that their field has for them. */
export function numbered(named: string, pictures: readonly Blob[]): NumberedPicture[] {
  const ids = numbersIn(named)
  return pictures.map((picture, at) => ({ id: ids[at] || at + 1, picture }))
}
