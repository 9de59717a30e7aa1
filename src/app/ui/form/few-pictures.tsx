import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { BlobPicture } from './blob-picture.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { useLightPictures } from './use-light-pictures.ts'

/** A picture that the service has. */
interface StoredPicture {
  id: number
  shown: (alt: string) => ReactNode
}

interface Props {
  texts: { label: string; hint: string }
  pictures: readonly Blob[]
  /** @param next of what there is when it is called: several in a row build on each other */
  onChange: (next: (now: readonly Blob[]) => Blob[]) => void
  most: number
  /** Those that were sent before come first. */
  stored?: readonly StoredPicture[]
  onTakeAway?: (id: number) => void
}

/** A few pictures whose order does not matter: taken or chosen, made light on the phone, taken away. Pictures that are sorted: `pictures-field.tsx`. */
export function FewPictures({ texts, pictures, onChange, most, stored = [], onTakeAway }: Props) {
  const { t } = useTranslation('forms')
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const count = stored.length + pictures.length
  const light = useLightPictures({ room: () => most - count, add: (picture) => onChange((now) => [...now, picture]) })
  const isFull = count >= most
  const rows = [
    ...stored.map(({ id: number, shown }) => ({ key: `stored ${number}`, shown, remove: () => onTakeAway?.(number) })),
    ...pictures.map((picture, at) => ({
      // A picture on this phone has no other name.
      key: `new ${at}`,
      shown: (alt: string) => <BlobPicture picture={picture} alt={alt} className="w-full aspect-square object-cover" />,
      remove: () => onChange((now) => now.filter((one) => one !== picture)),
    })),
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-600">{texts.label}</legend>
      <p className="text-sm text-ink-soft">{isFull ? t('pictures.full', { count: most }) : texts.hint}</p>
      {rows.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 max-w-md">
          {rows.map(({ key, shown, remove }, at) => (
            <li key={key} className="card grid content-end">
              {shown(t('pictures.number', { number: at + 1 }))}
              <Button
                variant="icon"
                icon="i-lucide-trash"
                className="w-full"
                aria-label={t('pictures.remove', { name: t('pictures.number', { number: at + 1 }) })}
                onClick={() => {
                  remove()
                  chooser.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <PictureButtons pictures={light} isFull={isFull} ref={chooser} describedBy={`${id}error`} />
      <p id={`${id}error`} role="alert" className="text-sm text-danger empty:hidden">
        {light.refused && t(`problems:${light.refused}.text`, { defaultValue: t('common:error.text') })}
      </p>
      <p role="status" className="text-sm text-marigold empty:hidden">
        {light.left > 0 && t('pictures.left', { count: light.left })}
      </p>
    </fieldset>
  )
}
