import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { makeLink } from '../calls.ts'

interface Props {
  order: ShopOrder
  onMade: () => void
  onClose: () => void
}

/** Makes a link with which a rider sees this parcel alone; it is said this once. */
export function RiderLinkDialog({ order: { number, rider_until }, onMade, onClose }: Props) {
  const { t } = useTranslation('parcels')
  const prefix = usePrefix()
  const { isBusy, problem, run } = useAction()
  const [made, setMade] = useState<{ address: string; until: string }>()
  const make = () =>
    run(async () => {
      const { link_key, until } = await makeLink(number)
      setMade({ address: location.origin + withLanguage(prefix, `/rider/${link_key}`), until })
      onMade()
    })
  return (
    <Dialog title={t('riderLink.title')} place="sheet" onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{t('riderLink.text')}</p>
        {rider_until && !made && <p>{t('riderLink.replaces')}</p>}
        <div role="alert" className="empty:hidden text-danger">
          {problem && (isNoAnswer(problem.code) ? t('riderLink.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
        </div>
        {made ? (
          <Made {...made} />
        ) : (
          <BusyButton variant="primary" icon="i-lucide-link" isBusy={isBusy} onClick={() => void make()}>
            {t('riderLink.make')}
          </BusyButton>
        )}
      </div>
    </Dialog>
  )
}

function Made({ address, until }: { address: string; until: string }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  const copy = () => {
    // Absent on plain http, refused without permission: then the reader copies by hand.
    const written = navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error('no clipboard'))
    void written.then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    )
  }
  // A reader who thinks better of it has not failed.
  const share = () => void navigator.share({ url: address, title: t('riderLink.share') }).catch(() => undefined)
  return (
    <>
      <p className="rounded-control bg-sunken p-3 font-mono text-sm wrap-anywhere select-all" lang="en" translate="no">
        {address}
      </p>
      <p>{t('riderLink.until', { date: format.dateTime(until) })}</p>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button variant="primary" icon="i-lucide-share-2" onClick={share}>
            {t('riderLink.send')}
          </Button>
        )}
        <Button icon={said === 'copied' ? 'i-lucide-check' : 'i-lucide-copy'} onClick={copy}>
          {t('riderLink.copy')}
        </Button>
        <span role="status">{said && t(`riderLink.${said}`)}</span>
      </div>
    </>
  )
}
