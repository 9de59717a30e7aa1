import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { RICH_TEXT_LIMITS } from '#contract/rich-text.ts'
import { BusyButton } from '../../controls/busy-button.tsx'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../icons/icon.tsx'
import { openPicture, shrinkWhole } from '../../media/shrink-picture.ts'
import { useBlobAddress } from '../../media/use-blob-address.ts'

interface Props {
  /** One that is in the text already: its words can be changed. */
  placed: { src: string; alt: string } | undefined
  /** One that came by itself: pasted or dropped. */
  file: File | undefined
  onPicture: (file: Blob) => Promise<string>
  onPlace: (picture: { src: string; alt: string }) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks for a picture and what it shows. Sending may fail: what was chosen and typed stays for another try. */
export function PictureDialog({ placed, file: brought, onPicture, onPlace, onRemove, onClose }: Props) {
  const { t } = useTranslation('editor')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState(brought)
  const [alt, setAlt] = useState(placed?.alt ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const shown = useBlobAddress(file) ?? placed?.src

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0] ?? file)
    setProblem(undefined)
    event.target.value = ''
  }
  const save = async () => {
    if (!file) return placed ? onPlace({ src: placed.src, alt: alt.trim() }) : input.current?.click()
    setBusy(true)
    setProblem(undefined)
    try {
      onPlace({ src: await onPicture(await shrinkWhole(await openPicture(file))), alt: alt.trim() })
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      setBusy(false)
    }
  }
  const word = placed ? 'picture.save' : 'picture.insert'
  const saying = isBusy ? 'picture.sending' : word
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isBusy) void save()
  }
  return (
    <Dialog title={t(placed ? 'picture.change' : 'picture.title')} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
        {shown && <img src={shown} alt="" className="max-h-40dvh w-auto mx-auto rounded-control bg-sunken" />}
        {!placed && (
          <div>
            <Button
              icon="i-lucide-image"
              aria-disabled={isBusy || undefined}
              {...(file ? {} : { 'data-first-focus': true })}
              onClick={() => !isBusy && input.current?.click()}
            >
              {t(file ? 'picture.other' : 'picture.choose')}
            </Button>
          </div>
        )}
        <div>
          <label htmlFor={id} className="block pb-1 font-600">
            {t('picture.alt')} <span className="ps-2 text-sm text-ink-soft font-400">{t('forms:optional')}</span>
          </label>
          <input
            id={id}
            {...(file || placed ? { 'data-first-focus': true } : {})}
            type="text"
            enterKeyHint="done"
            maxLength={RICH_TEXT_LIMITS.altLongest}
            className="field"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={onKey}
            aria-describedby={`${id}hint`}
          />
          <p id={`${id}hint`} className="pt-1 text-sm text-ink-soft">
            {t('picture.altHint')}
          </p>
        </div>
        <div role="alert" className="empty:hidden text-danger">
          {problem && (
            <>
              <Icon name="i-lucide-circle-alert" />{' '}
              {t(problem.code === 'offline' ? 'picture.offline' : `problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-2 justify-end">
          {placed && (
            <Button variant="danger" className="me-auto" onClick={onRemove}>
              {t('picture.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <BusyButton variant="primary" isBusy={isBusy} disabled={!file && !placed} onClick={() => void save()}>
            {t(saying)}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  )
}
