import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { openPerson, PERSON_LIMITS } from '#contract/people/people.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { FormDialog } from '../../../../ui/controls/form-dialog.tsx'
import { BlobPicture } from '../../../../ui/form/blob-picture.tsx'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import { useLightPictures } from '../../../../ui/form/use-light-pictures.ts'
import { openOwnPage } from '../post-calls.ts'

interface Props {
  username: string
  /** What the name begins with. */
  suggested: string
  /** The page is open. */
  onOpened: () => void
  onClose: () => void
}

/** Asks who has neither a shop nor a page to open one; without it nothing of theirs becomes public. */
export function OpenPage({ username, suggested, onOpened, onClose }: Props) {
  const { t } = useTranslation('post-writing')
  const [name, setName] = useState(suggested)
  const [fault, setFault] = useState('')
  const [picture, setPicture] = useState<Blob>()
  const input = useRef<HTMLInputElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const light = useLightPictures({ room: () => 1, add: setPicture })
  const check = () => {
    const { issues } = v.safeParse(openPerson.body as v.GenericSchema, { name })
    setFault(issues?.[0].message ?? '')
    if (issues) control.current?.focus()
    return !issues
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => light.choose(event)
  return (
    <FormDialog title={t('page.title')} yes={t('page.open')} isReady={check} onYes={() => openOwnPage(name, picture)} onDone={onOpened} onClose={onClose}>
      {(problem) => (
        <>
          <p>{t('page.text', { address: `/people/${username}` })}</p>
          <FieldFrame label={t('page.name')} hint={t('page.nameHint')} error={fault}>
            {({ id, aria }) => (
              <input
                {...aria}
                ref={control}
                data-first-focus
                id={id}
                type="text"
                autoComplete="name"
                autoCapitalize="words"
                dir="auto"
                maxLength={PERSON_LIMITS.nameLongest * 2}
                className="field"
                value={name}
                onChange={({ target }) => {
                  setName(target.value)
                  setFault('')
                }}
              />
            )}
          </FieldFrame>
          <div className="flex flex-wrap items-center gap-3">
            <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
            {picture && <BlobPicture picture={picture} alt={t('page.picture')} className="w-16 h-16 object-cover rounded-full" />}
            <Button icon="i-lucide-camera" onClick={() => input.current?.click()}>
              {t(picture ? 'page.otherPicture' : 'page.choosePicture')}
            </Button>
            {picture && <Button onClick={() => setPicture(undefined)}>{t('page.noPicture')}</Button>}
          </div>
          <p role="alert" className="text-sm text-danger empty:hidden">
            {light.refused && t(`problems:${light.refused}.text`, { defaultValue: t('common:error.text') })}
          </p>
          <NeedsInternet text={t('page.offline')} problem={problem} />
        </>
      )}
    </FormDialog>
  )
}
