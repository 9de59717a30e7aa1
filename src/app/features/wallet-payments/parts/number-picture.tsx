import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { PictureChoice } from '../../../ui/media/picture-choice.tsx'
import { dropNumberPicture, saveNumberPicture } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'

interface Props {
  row: ReceivingNumber
  isOffline: boolean
  withProof: WithProof
  onChanged: (value: { results: ReceivingNumber[] }) => void
}

/** The QR code of a number, to its seller: chosen, cut and taken away. */
export function NumberPicture({ row: { number_id, number, picture }, isOffline, withProof, onChanged }: Props) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const [said, setSaid] = useState<'saved' | 'removed'>()
  const save = async (chosen: Blob) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const done = await withProof(() => saveNumberPicture(number_id, bytes))
    if (!done) return
    onChanged(done.value)
    setSaid('saved')
  }
  const remove = async () => {
    onChanged(await dropNumberPicture(number_id))
    setSaid('removed')
  }
  return (
    <div className="grid gap-2">
      {picture && (
        <div className="w-40 rounded-control overflow-hidden border border-line">
          <Picture path={picture} tone={0} sizes="160px" alt={t('numbers.qr.alt', { number: format.phone(number) })} isSquare />
        </div>
      )}
      {!isOffline && (
        <div className="flex flex-wrap gap-2">
          <PictureChoice
            hasPicture={picture !== null}
            texts={{
              choose: t('numbers.qr.choose'),
              change: t('numbers.qr.change'),
              remove: t('numbers.qr.remove'),
              removeText: t('numbers.qr.removeText'),
              removeYes: t('numbers.qr.remove'),
              cancel: t('common:cancel'),
            }}
            onSave={save}
            onRemove={remove}
          />
        </div>
      )}
      {!picture && <p className="text-sm text-ink-soft">{t('numbers.qr.hint')}</p>}
      <p role="status" className="text-sm empty:hidden">
        {said && t(`numbers.qr.${said}`)}
      </p>
    </div>
  )
}
