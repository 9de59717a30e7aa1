import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'

/** An address that was made just now: to be copied, or opened by the calendar of this phone. It is not shown a second time. */
export function FeedAddress({ path }: { path: string }) {
  const { t } = useTranslation('days')
  const id = useId()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  const field = useRef<HTMLInputElement>(null)
  const url = location.origin + path
  // The button that was pressed is gone, or the address beside it another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address takes the focus once.
  useEffect(() => field.current?.focus(), [url])
  const copy = () => {
    const written = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    )
  }
  return (
    <div className="grid gap-2">
      <p id={`${id}hint`}>{t('feed.made')}</p>
      <label htmlFor={id} className="font-600">
        {t('feed.address')}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        dir="ltr"
        className="field w-full"
        aria-describedby={`${id}hint`}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon="i-lucide-copy" onClick={copy}>
          {t('feed.copy')}
        </Button>
        <a className="btn-quiet" href={url.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </a>
      </div>
      <p role="status" className="empty:hidden">
        {said && t(`ui:share.${said}`)}
      </p>
    </div>
  )
}
