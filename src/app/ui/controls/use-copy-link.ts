import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Copies an address; `said` tells whether that worked. @param url absolute */
export function useCopyLink(url: string): { copyLink: () => void; said: string } {
  const { t } = useTranslation('ui')
  const [copy, setCopy] = useState<'copied' | 'failed'>()
  const copyLink = () => {
    // Absent on plain http, refused without permission: then the reader copies by hand.
    const written = navigator.clipboard ? navigator.clipboard.writeText(url) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    )
  }
  const said = { copied: t('share.copied'), failed: `${t('share.copyFailed')} ${url}` }
  return { copyLink, said: copy ? said[copy] : '' }
}
