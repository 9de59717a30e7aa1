import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { SharedWords } from '#contract/shared-content.ts'
import type { SharedFile } from '../../../state/drafts/shared-items.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { isPicture } from '../choices.ts'

/** The words of something shared, as they came. */
export function SharedText({ words: { title, text, url } }: { words: SharedWords }) {
  return (
    <div className="grid gap-1 min-w-0 wrap-anywhere empty:hidden">
      {title && (
        <p className="font-600" lang={scriptLanguage(title)}>
          {title}
        </p>
      )}
      {text && (
        <p className="whitespace-pre-line max-h-48 overflow-y-auto" lang={scriptLanguage(text)} dir="auto">
          {text}
        </p>
      )}
      {url && (
        <p className="flex items-start gap-1 text-sm text-ink-soft">
          <Icon name="i-lucide-link" className="mt-0.5" />
          <span className="min-w-0">{url}</span>
        </p>
      )}
    </div>
  )
}

/** A file of it: a small picture, or the name. */
export function SharedFileLine({ file }: { file: SharedFile }) {
  const { t } = useTranslation('sharing')
  return (
    <span className="flex items-center gap-3 min-w-0">
      {isPicture(file) ? (
        <Thumbnail file={file} />
      ) : (
        <span className="grid place-items-center w-20 h-20 shrink-0 rounded-control bg-sunken">
          <Icon name="i-lucide-file-text" className="text-2xl text-ink-soft" />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{file.name || t(isPicture(file) ? 'picture' : 'pdf')}</span>
        <span className="block text-sm text-ink-soft">{t(isPicture(file) ? 'picture' : 'pdf')}</span>
      </span>
    </span>
  )
}

function Thumbnail({ file: { blob } }: { file: SharedFile }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  // Its name stands beside it.
  return <img ref={image} alt="" width={80} height={80} decoding="async" className="w-20 h-20 shrink-0 object-cover rounded-control bg-sunken" />
}
