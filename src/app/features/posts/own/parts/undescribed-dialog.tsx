import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'

interface Props {
  /** How many pictures have no description. */
  count: number
  onDescribe: () => void
  onPost: () => void
  onClose: () => void
}

/** Asks once before pictures go out that some readers will know nothing of. */
export function UndescribedDialog({ count, onDescribe, onPost, onClose }: Props) {
  const { t } = useTranslation('post-writing')
  return (
    <Dialog title={t('undescribed.title', { count })} place="sheet" onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('undescribed.text')}</p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onPost}>{t('undescribed.post')}</Button>
          <Button variant="primary" data-first-focus onClick={onDescribe}>
            {t('undescribed.describe')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
