import { useTranslation } from 'react-i18next'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useModal } from '../../../../ui/controls/dialog.tsx'
import { QrCode } from '../../../../ui/media/qr-code.tsx'

interface Props {
  qr: string
  code: string
  onClose: () => void
}

/** The code alone, as large and white as this screen can be. The light of the screen itself is the phone's: a page cannot turn it up. */
export function BrightView({ qr, code, onClose }: Props) {
  const { t } = useTranslation('tickets')
  const { close, dialog } = useModal(onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does the button.
    <dialog {...dialog} aria-label={t('bright.title')} className="paper fixed inset-0 w-full h-full" onClick={close}>
      <div className="min-h-full grid content-center justify-items-center gap-3">
        <QrCode text={qr} label={t('card.qr')} className="bright-code" />
        <p className="text-2xl font-600 tabular tracking-[.12em]" lang="en">
          {printedCode(code)}
        </p>
        <p className="text-sm">{t('bright.hint')}</p>
      </div>
      <Button variant="icon" icon="i-lucide-x" className="absolute end-1 top-1" aria-label={t('common:close')} onClick={close} />
    </dialog>
  )
}
