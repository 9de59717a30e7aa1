import { useTranslation } from 'react-i18next'
import { Icon } from '../icons/icon.tsx'

/** Says that something newer is there; nothing moves until it is tapped. */
export function NewInformationPill({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" className="fixed inset-x-0 above-tabs z-30 flex justify-center px-4 pointer-events-none">
      <button type="button" className="btn-primary rounded-full shadow-lg pointer-events-auto" onClick={onShow}>
        <Icon name="i-lucide-arrow-up" />
        {t('newInformation')}
      </button>
    </div>
  )
}
