import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteUnreadable } from '../../../state/outbox/outbox.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'

/** What another version of the app wrote in a shape that this one cannot read: it is kept unless its owner does not want it any more. */
export function Unreadable({ count }: { count: number }) {
  const { t } = useTranslation('outbox')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="card p-4 mt-3 grid gap-3 justify-items-start">
      <p>{t('unreadable', { count })}</p>
      <Button icon="i-lucide-x" onClick={() => setAsking(true)}>
        {t('deleteUnreadable.button')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('deleteUnreadable.title')}
          yes={t('deleteUnreadable.yes')}
          no={t('deleteUnreadable.keep')}
          onYes={deleteUnreadable}
          onClose={() => setAsking(false)}
        >
          <p>{t('deleteUnreadable.text')}</p>
        </AskDialog>
      )}
    </div>
  )
}
