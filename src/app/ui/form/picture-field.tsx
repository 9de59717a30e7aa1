import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAt } from '#contract/core/images.ts'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { asReason } from '#contract/core/reasons.ts'
import { BusyButton } from '../controls/busy-button.tsx'
import { Button } from '../controls/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Picture } from '../media/picture.tsx'
import { NewPicture } from './new-picture.tsx'
import { useGivenPicture } from './use-given-picture.ts'
import type { ControlProps, FieldState, ScreenForm } from './use-screen-form.ts'
import { useSignalValue } from './use-signal-value.ts'

const loadShrinking = () => import('../media/shrink-picture.ts')

/** The picture that there is now. */
export interface PictureNow {
  path: string | null
  tone: number
}

interface Choosing {
  texts: { label: ReactNode; hint: string; alt: string }
  /** A new one, which is on this phone alone. */
  picture: Blob | undefined
  putPicture: (picture: Blob | undefined, state: 'new' | '') => void
  now?: PictureNow
  /** `wide` as a cover, or a `small` whole one, such as a logo. */
  variant?: 'wide' | 'small'
}

interface Props extends Choosing {
  form: ScreenForm
  name: string
}

/** A picture: chosen, made light on the phone, seen before it is sent, taken away to choose another. @see Specification §5 "Thumbnail" */
export function PictureField({ form, name, ...rest }: Props) {
  const { Field } = form.parts
  return (
    <Field name={name} type="string">
      {(field, control) => <PictureControl field={field} control={control} {...rest} />}
    </Field>
  )
}

const FRAMES = {
  wide: { box: '', ground: 'aspect-video', longest: undefined },
  small: { box: 'w-32', ground: 'w-32 aspect-square', longest: 480 },
} as const

function PictureControl({
  field,
  control: { ref },
  texts,
  picture,
  putPicture,
  now,
  variant = 'wide',
}: Choosing & { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('selling')
  const frame = FRAMES[variant]
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  // Kept as what they mean: said in the reader's language also when that changes.
  const [refused, setRefused] = useState<ProblemCode>()
  const [said, setSaid] = useState<'coverChosen' | 'coverRemoved'>()
  const value = useSignalValue(field.value)
  const fault = useSignalValue(field.error)
  const error = refused ? t(`problems:${refused}.text`) : fault && t(`forms:reasons.${asReason(fault)}`)
  const hasPicture = value === 'kept' || value === 'new'
  const { isOver, drop } = useGivenPicture((file) => void take(file))
  // Its own: a button has no value that the form would read.
  useEffect(() => ref({ type: 'button', isConnected: true, focus: () => chooser.current?.focus() } as never), [ref])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (file) void take(file)
  }
  const take = async (file: File) => {
    setBusy(true)
    setRefused(undefined)
    try {
      const { openPicture, shrinkWhole } = await loadShrinking()
      putPicture(await shrinkWhole(await openPicture(file), frame.longest ? { longest: frame.longest } : {}), 'new')
      setSaid('coverChosen')
    } catch (cause) {
      setRefused(cause instanceof Problem ? cause.code : 'bug')
    }
    setBusy(false)
  }
  const remove = () => {
    putPicture(undefined, '')
    setSaid('coverRemoved')
    chooser.current?.focus()
  }
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className={`max-w-xl rounded-card ${isOver ? 'outline-2 outline-dashed outline-brand' : ''}`} {...drop}>
      <legend className="pb-1 font-600">{texts.label}</legend>
      {hasPicture ? (
        <div className={`rounded-card border border-line overflow-hidden mb-2 ${frame.box}`}>
          {picture ? <NewPicture picture={picture} alt={texts.alt} variant={variant} /> : <StoredPicture now={now} alt={texts.alt} variant={variant} />}
        </div>
      ) : (
        <div className={`grid place-items-center ${frame.ground} rounded-card border-2 border-dashed border-line bg-sunken text-ink-soft mb-2`}>
          <Icon name="i-lucide-image-plus" className="text-2xl" />
        </div>
      )}
      <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
      <span className="flex flex-wrap gap-2">
        <BusyButton ref={chooser} icon="i-lucide-camera" isBusy={isBusy} aria-describedby={`${id}error`} onClick={() => input.current?.click()}>
          {isBusy ? t('form.coverBusy') : t(hasPicture ? 'form.coverChange' : 'form.coverChoose')}
        </BusyButton>
        {hasPicture && (
          <Button icon="i-lucide-trash" onClick={remove}>
            {t('form.coverRemove')}
          </Button>
        )}
      </span>
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {texts.hint}
      </p>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {error}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {said && t(`form.${said}`)}
      </p>
    </fieldset>
  )
}

/** As the service has it. A small one is shown whole. */
export function StoredPicture({ now, alt, variant = 'wide' }: { now: PictureNow | undefined; alt: string; variant?: 'wide' | 'small' }) {
  const { path, tone } = now ?? { path: null, tone: 0 }
  if (variant === 'wide') return <Picture path={path} tone={tone} sizes="(min-width: 640px) 576px, 100vw" alt={alt} />
  return path && <img src={imageAt(path, 320)} alt={alt} width={128} height={128} className={`w-32 h-32 object-contain tone-${tone}`} />
}
