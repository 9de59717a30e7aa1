import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'

/** The id of an order in large letters, to read out or to copy. */
export function OrderNumber({ event_order_id }: { event_order_id: string }) {
  const { t } = useTranslation('orders')
  const [copy, setCopy] = useState<'copied' | 'copyFailed'>()
  const copyIt = () => {
    // Absent on plain http, refused without permission: then the reader copies by hand.
    const written = navigator.clipboard ? navigator.clipboard.writeText(event_order_id) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setCopy('copied'),
      () => setCopy('copyFailed'),
    )
  }
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('order.number')}</p>
      <p className="flex flex-wrap items-center gap-x-1 -my-1">
        <b className="text-lg font-mono select-all" lang="en" translate="no">
          {event_order_id}
        </b>
        <Button variant="icon" icon={copy === 'copied' ? 'i-lucide-check' : 'i-lucide-copy'} aria-label={t('order.copy')} onClick={copyIt} />
        <span role="status" className="text-sm">
          {copy && t(`order.${copy}`)}
        </span>
      </p>
    </div>
  )
}
