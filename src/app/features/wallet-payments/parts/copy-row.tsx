import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'

interface Props {
  label: string
  /** As it is read. */
  shown: string
  /** As a wallet takes it: Latin, without signs between. */
  copied: string
}

/** One thing that is typed into a wallet, and a button that copies it. */
export function CopyRow({ label, shown, copied }: Props) {
  const { t } = useTranslation('wallets')
  const [said, setSaid] = useState('')
  const copy = () => {
    // Absent on plain http, refused without permission: then its reader copies by hand.
    const written = navigator.clipboard ? navigator.clipboard.writeText(copied) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setSaid(t('pay.copied', { what: copied })),
      () => setSaid(t('pay.copyFailed', { what: copied })),
    )
  }
  return (
    <li className="grid gap-1 border-t border-line py-2">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{label}</p>
          <p className="text-lg font-600 tabular break-words">{shown}</p>
        </div>
        <Button icon="i-lucide-copy" aria-label={`${t('pay.copy')}: ${label}`} className="shrink-0" onClick={copy}>
          {t('pay.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said}
      </p>
    </li>
  )
}
