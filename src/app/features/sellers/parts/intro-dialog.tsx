import { useTranslation } from 'react-i18next'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { ShopAsItIs } from './kept-shop-form.tsx'

interface Props {
  onDone: (shop: OwnSeller) => void
  onClose: () => void
}

/** What a seller says of themselves, in a dialog over their page: the same form by which the shop was opened. @see Specification §2.6 "An intro" */
export function IntroDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation('sellers')
  return (
    <Dialog title={t('form.editTitle')} place="sheet" onClose={onClose}>
      <ShopAsItIs onDone={onDone} onCancel={onClose} />
    </Dialog>
  )
}
