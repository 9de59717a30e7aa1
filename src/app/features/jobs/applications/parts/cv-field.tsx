import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { type ChosenCv, NO_CV, readNewCv } from '../chosen-cv.ts'
import { CvLine } from './cv-line.tsx'

interface Props {
  chosen: ChosenCv
  isNeeded: boolean
  /** A problem's code or a reason; empty: nothing is wrong. */
  fault: string
  onChange: (chosen: ChosenCv) => void
  /** Gives the focus to it. */
  handle?: Ref<{ focus: () => void }>
}

/** Problems that have words of their own for a CV. */
const KNOWN = ['too-large', 'unsupported-media', 'pictures-full', 'required', 'out-of-space']

/** The CV: a PDF or a photo, chosen or taken, exchanged and taken away. */
export function CvField({ chosen, isNeeded, fault, onChange, handle }: Props) {
  const { t } = useTranslation('applying')
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  // Kept as what it means: said in the reader's language also when that changes.
  const [said, setSaid] = useState<'chosen' | 'removed'>()
  useImperativeHandle(handle, () => ({ focus: () => chooser.current?.focus() }))
  const error = refused || fault
  const hasCv = chosen.kind !== 'none'

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setBusy(true)
    setRefused('')
    try {
      onChange({ kind: 'new', cv: await readNewCv(file) })
      setSaid('chosen')
    } catch (cause) {
      setRefused(cause instanceof Problem ? cause.code : 'unsupported-media')
    }
    setBusy(false)
  }
  const remove = () => {
    onChange(NO_CV)
    setSaid('removed')
    chooser.current?.focus()
  }
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`}>
      <legend className="pb-1 font-600">
        {t('cv.label')}
        {!isNeeded && <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>}
      </legend>
      {hasCv && <CvLine chosen={chosen} />}
      <input
        ref={files}
        type="file"
        accept="application/pdf,image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void choose(event)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void choose(event)}
      />
      <span className="flex flex-wrap gap-2">
        <BusyButton ref={chooser} icon="i-lucide-paperclip" isBusy={isBusy} aria-describedby={`${id}error`} onClick={() => files.current?.click()}>
          {isBusy ? t('cv.busy') : t(hasCv ? 'cv.change' : 'cv.choose')}
        </BusyButton>
        <BusyButton icon="i-lucide-camera" isBusy={isBusy} onClick={() => camera.current?.click()}>
          {t('cv.photo')}
        </BusyButton>
        {hasCv && (
          <Button icon="i-lucide-trash" onClick={remove}>
            {t('cv.remove')}
          </Button>
        )}
      </span>
      <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
        {t('cv.hint')}
      </p>
      <p id={`${id}error`} role="alert" className="pt-1 text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(`cv.faults.${KNOWN.includes(error) ? error : 'other'}`)}
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {said && t(`cv.${said}`)}
      </p>
    </fieldset>
  )
}
