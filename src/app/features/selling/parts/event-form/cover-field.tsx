import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { asReason } from '#contract/core/reasons.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { ControlProps, FieldState, ScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import type { EventFormState } from '../../use-event-form.ts'
import { NewPicture } from './new-picture.tsx'

const loadShrinking = () => import('../../../../ui/shrink-picture.ts')

/** The picture that an event has now. */
export interface CoverNow {
  path: string | null
  tone: number
}

interface Props extends Pick<EventFormState, 'picture' | 'putPicture'> {
  form: ScreenForm
  now?: CoverNow
}

/** The event's picture: chosen, made light on the phone, seen before it is sent, taken away to choose another. @see Specification §5 "Thumbnail" */
export function CoverField({ form, ...rest }: Props) {
  const { Field } = form.parts
  return (
    <Field name="thumbnail" type="string">
      {(field, control) => <CoverControl field={field} control={control} {...rest} />}
    </Field>
  )
}

function CoverControl({ field, control: { ref }, picture, putPicture, now }: Omit<Props, 'form'> & { field: FieldState; control: ControlProps }) {
  const { t } = useTranslation('selling')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [said, setSaid] = useState('')
  const value = useSignalValue(field.value)
  const fault = useSignalValue(field.error)
  const error = refused || (fault && t(`forms:reasons.${asReason(fault)}`))
  const hasPicture = value === 'kept' || value === 'new'
  // Its own: a button has no value that the form would read.
  useEffect(() => ref({ type: 'button', isConnected: true, focus: () => chooser.current?.focus() } as never), [ref])

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setBusy(true)
    setRefused('')
    try {
      const { openPicture, shrinkWhole } = await loadShrinking()
      putPicture(await shrinkWhole(await openPicture(file)), 'new')
      setSaid(t('form.coverChosen'))
    } catch (cause) {
      const code = cause instanceof Problem ? cause.code : 'bug'
      setRefused(t(`problems:${code}.text`))
    }
    setBusy(false)
  }
  const remove = () => {
    putPicture(undefined, '')
    setSaid(t('form.coverRemoved'))
    chooser.current?.focus()
  }
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className="max-w-xl">
      <legend className="pb-1 font-600">{t('form.thumbnail')}</legend>
      {hasPicture ? (
        <div className="rounded-card border border-line overflow-hidden mb-2">
          {picture ? (
            <NewPicture picture={picture} alt={t('form.coverAlt')} />
          ) : (
            <Picture path={now?.path ?? null} tone={now?.tone ?? 0} sizes="(min-width: 640px) 576px, 100vw" alt={t('form.coverAlt')} />
          )}
        </div>
      ) : (
        <div className="grid place-items-center aspect-video rounded-card border-2 border-dashed border-line bg-sunken text-ink-soft mb-2">
          <Icon name="i-lucide-image-plus" className="text-2xl" />
        </div>
      )}
      <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={(event) => void choose(event)} />
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
        {t('form.coverHint')}
      </p>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {error}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
