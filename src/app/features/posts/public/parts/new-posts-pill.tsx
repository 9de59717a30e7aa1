import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** Says that there are newer posts; nothing moves until it is pressed. */
export function NewPostsPill({ count, isMore, onShow }: { count: number; isMore: boolean; onShow: () => void }) {
  const { t } = useTranslation('posts')
  return (
    <div role="status" className="sticky top-16 lg:top-27 z-10 flex justify-center h-0 overflow-visible pointer-events-none">
      <button type="button" className="btn-primary h-12 rounded-full shadow-lg pointer-events-auto" onClick={onShow}>
        <Icon name="i-lucide-arrow-up" />
        {t(isMore ? 'list.newMany' : 'list.new', { count })}
      </button>
    </div>
  )
}
