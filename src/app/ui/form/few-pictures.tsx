import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import { BlobPicture } from './blob-picture.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { useLightPictures } from './use-light-pictures.ts'

interface Props {
  texts: { label: string; hint: string }
  pictures: readonly Blob[]
  /** @param next of what there is when it is called: several in a row build on each other */
  onChange: (next: (now: readonly Blob[]) => Blob[]) => void
  most: number
}

/** A few pictures whose order does not matter: taken or chosen, made light on the phone, taken away. Pictures that are sorted: `pictures-field.tsx`. */
export function FewPictures({ texts, pictures, onChange, most }: Props) {
  const { t } = useTranslation('forms')
  const id = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const light = useLightPictures({ room: () => most - pictures.length, add: (picture) => onChange((now) => [...now, picture]) })
  const isFull = pictures.length >= most
  const remove = (gone: Blob) => {
    onChange((now) => now.filter((one) => one !== gone))
    chooser.current?.focus()
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-600">{texts.label}</legend>
      <p className="text-sm text-ink-soft">{isFull ? t('pictures.full', { count: most }) : texts.hint}</p>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 max-w-md">
          {pictures.map((picture, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture on this phone has no other name.
            <li key={at} className="card">
              <BlobPicture picture={picture} alt={t('pictures.number', { number: at + 1 })} className="w-full aspect-square object-cover" />
              <Button
                variant="icon"
                icon="i-lucide-trash"
                className="w-full"
                aria-label={t('pictures.remove', { name: t('pictures.number', { number: at + 1 }) })}
                onClick={() => remove(picture)}
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
