import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAt } from '#contract/core/images.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { importWithRetry } from '../../../ui/hydration/deferred-hydration.ts'
import { removePicture, sendPicture } from '../settings-calls.ts'
import type { SettingsOf } from '../settings-of.ts'

const PictureEditor = lazy(() => importWithRetry(async () => ({ default: (await import('../../../ui/media/picture-editor.tsx')).PictureEditor })))

const SIDE = 96

/** The picture, and another one in its place. */
export function SettingsPicture({ account, put }: SettingsOf) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isAsking, setAsking] = useState(false)
  const { profile_picture: path } = account

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setFile(currentTarget.files?.[0])
    // The same file chosen once more is a wish too.
    currentTarget.value = ''
  }
  const save = async (picture: Blob) => {
    put(await sendPicture(picture))
    setFile(undefined)
    showNotice(t('settings:picture.saved'))
  }
  const remove = async () => {
    put(await removePicture())
    showNotice(t('settings:picture.removed'))
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {path ? (
        <img src={imageAt(path, 320)} alt={t('settings:picture.yours')} width={SIDE} height={SIDE} className="w-24 h-24 rounded-full object-cover bg-sunken" />
      ) : (
        <span aria-hidden="true" className="w-24 h-24 rounded-full bg-brand text-on-brand text-2xl font-600 inline-flex items-center justify-center">
          {initialOf(account.full_name || account.username)}
        </span>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-camera" onClick={() => input.current?.click()}>
          {t(path ? 'settings:picture.change' : 'settings:picture.choose')}
        </Button>
        {path && (
          <Button icon="i-lucide-trash" onClick={() => setAsking(true)}>
            {t('settings:picture.remove')}
          </Button>
        )}
      </div>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      {file && (
        <Suspense>
          <PictureEditor file={file} onSave={save} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
      {isAsking && (
        <AskDialog
          title={t('settings:picture.remove')}
          yes={t('settings:picture.removeYes')}
          no={t('settings:cancel')}
          onYes={remove}
          onClose={() => setAsking(false)}
        >
          {t('settings:picture.removeText')}
        </AskDialog>
      )}
    </div>
  )
}

/** Of a name in any script: a letter with its vowel signs is one. */
const initialOf = (name: string): string => upperCase(/^\P{M}\p{M}*/u.exec(name)?.[0] ?? '')
