import { type ChangeEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { AskDialog } from '../controls/ask-dialog.tsx'
import { Button } from '../controls/button.tsx'
import { importWithRetry } from '../hydration/deferred-hydration.ts'

const PictureEditor = lazy(() => importWithRetry(async () => ({ default: (await import('./picture-editor.tsx')).PictureEditor })))

interface Props {
  hasPicture: boolean
  texts: { choose: string; change: string; remove: string; removeText: ReactNode; removeYes: string; cancel: string }
  /** Sends the picture as it was cut. @throws {Problem} said in words, and the editor stays. */
  onSave: (picture: Blob) => Promise<void>
  /** @throws {Problem} said in words, and the dialog stays. */
  onRemove: () => Promise<void>
}

/** Chooses, cuts and takes away the one picture of something. The editor comes with the first picture. */
export function PictureChoice({ hasPicture, texts, onSave, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isAsking, setAsking] = useState(false)

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setFile(currentTarget.files?.[0])
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  const save = async (picture: Blob) => {
    await onSave(picture)
    setFile(undefined)
  }
  return (
    <>
      <input ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} aria-hidden="true" onChange={choose} />
      <Button icon="i-lucide-camera" onClick={() => input.current?.click()}>
        {hasPicture ? texts.change : texts.choose}
      </Button>
      {hasPicture && (
        <Button icon="i-lucide-trash" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      )}
      {isAsking && (
        <AskDialog title={texts.remove} yes={texts.removeYes} no={texts.cancel} onYes={onRemove} onClose={() => setAsking(false)}>
          {texts.removeText}
        </AskDialog>
      )}
      {file && (
        <Suspense>
          <PictureEditor file={file} onSave={save} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  )
}
