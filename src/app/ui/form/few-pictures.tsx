import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { BusyButton } from '../controls/busy-button.tsx'
import { Button } from '../controls/button.tsx'
import { BlobPicture } from './blob-picture.tsx'

interface Props {
  texts: { label: string; hint: string }
  pictures: readonly Blob[]
  onChange: (pictures: Blob[]) => void
  most: number
}

/** A few pictures whose order does not matter: taken or chosen, made light on the phone, taken away. Pictures that are sorted: `pictures-field.tsx`. */
export function FewPictures({ texts, pictures, onChange, most }: Props) {
  const { t } = useTranslation('forms')
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ProblemCode>()
  const isFull = pictures.length >= most
  const take = async (chosen: readonly File[]) => {
    setBusy(true)
    setRefused(undefined)
    const { lightPicture } = await import('../media/shrink-picture.ts')
    const light = [...pictures]
    // One after the other: a large photo fills the memory of a cheap phone.
    for (const file of chosen.slice(0, most - pictures.length)) {
      try {
        light.push(await lightPicture(file))
        onChange([...light])
      } catch (cause) {
        setRefused(cause instanceof Problem ? cause.code : 'bug')
      }
    }
    setBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same files can be chosen again.
    target.value = ''
    if (chosen.length > 0) void take(chosen)
  }
  const remove = (gone: Blob) => {
    onChange(pictures.filter((one) => one !== gone))
    chooser.current?.focus()
  }
  const input = { type: 'file', accept: 'image/*', className: 'sr-only', tabIndex: -1, 'aria-hidden': true, onChange: choose } as const
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
      <input ref={files} multiple {...input} />
      <input ref={camera} capture="environment" {...input} />
      <span className="flex flex-wrap gap-2">
        <BusyButton ref={chooser} icon="i-lucide-camera" isBusy={isBusy || isFull} onClick={() => camera.current?.click()}>
          {t(isBusy ? 'pictures.busy' : 'pictures.take')}
        </BusyButton>
        <BusyButton icon="i-lucide-image-plus" isBusy={isBusy || isFull} onClick={() => files.current?.click()}>
          {t('pictures.choose')}
        </BusyButton>
      </span>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {refused && t(`problems:${refused}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </fieldset>
  )
}
