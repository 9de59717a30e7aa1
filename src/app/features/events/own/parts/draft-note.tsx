import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** What stands in the form was typed earlier and has not been sent. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('selling')
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-2 rounded-control bg-sunken ps-3">
      <span>
        <Icon name="i-lucide-file-pen-line" className="text-marigold" /> {t('kinds.draft')}
      </span>
      <Button variant="icon" className="px-3 underline" onClick={onDiscard}>
        {t('kinds.discardDraft')}
      </Button>
    </p>
  )
}
