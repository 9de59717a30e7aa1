import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { QrCode } from '../../../../ui/media/qr-code.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** The link of one gate, to be sent to one helper, or scanned off this screen with their phone's camera. */
export function GateLink({ label, secret }: { label: string; secret: string }) {
  const { t } = useTranslation('gate')
  const language = useLanguage()
  const [said, setSaid] = useState<'copied' | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  const url = `${location.origin}/${language}/gate#${secret}`
  const text = t('link.message', { label })

  const share = () => {
    // Closing the phone's sheet is an answer too; whatever else goes wrong, the other ways stand beside it.
    void navigator.share({ text, url }).catch(() => undefined)
  }
  const copy = () => {
    const written = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  }
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-600">
        <MixedText text={label} />
      </h3>
      <p>{t('link.text')}</p>
      <div className="paper rounded-card justify-self-center">
        <QrCode text={url} label={t('link.qr', { label })} className="w-64 max-w-full h-auto" />
      </div>
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {'share' in navigator && (
          <Button variant="primary" icon="i-lucide-share-2" onClick={share}>
            {t('link.share')}
          </Button>
        )}
        <a className="btn-quiet" href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`} target="_blank" rel="noopener noreferrer" lang="en">
          WhatsApp
        </a>
        <Button icon="i-lucide-copy" onClick={copy}>
          {t('ui:share.copy')}
        </Button>
      </div>
      <p role="status" className="break-all empty:hidden">
        {said === 'copied' && t('ui:share.copied')}
        {said === 'failed' && `${t('ui:share.copyFailed')} ${url}`}
      </p>
      <p className="text-sm text-ink-soft">{t('link.once')}</p>
    </div>
  )
}
