import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../state/notices.ts'
import { sendNow } from '../../state/outbox/outbox.ts'

/** Sends one entry, or all. What comes of it stands in the entries; only a phone that cannot note it has to be told of. */
export function useSend(id?: string): { isBusy: boolean; send: () => void } {
  const { t } = useTranslation('outbox')
  const [isBusy, setBusy] = useState(false)
  const send = () => {
    setBusy(true)
    void sendNow(id)
      .catch(() => showNotice(t('full')))
      .finally(() => setBusy(false))
  }
  return { isBusy, send }
}
