import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

interface ShareButtonProps {
  title: string
  /** Path with its language; made absolute when shared. */
  path: string
}

/** Shares with the phone's own sheet where there is one, else offers the networks people use and copying. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation('ui')
  const [asked, setAsked] = useState<string>()

  const share = async () => {
    const url = new URL(path, location.href).href
    if (!navigator.share) return setAsked(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the phone's sheet is an answer too; anything else gets our own menu instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setAsked(url)
    }
  }
  return (
    <>
      <button type="button" className="btn-quiet js-only" onClick={() => void share()}>
        <Icon name="i-lucide-share-2" />
        {t('share.button')}
      </button>
      {asked && (
        <Suspense>
          <ShareDialog title={title} url={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
