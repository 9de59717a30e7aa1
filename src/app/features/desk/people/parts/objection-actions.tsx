import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPerson } from '#contract/desk/people.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

/** What staff can say to an objection. */
export function ObjectionActions({ username, onDone }: { username: string; onDone: (person: DeskPerson) => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const [open, setOpen] = useState<'lift' | 'uphold'>()
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => setOpen('lift')}>
        {t('objection.lift.yes')}
      </Button>
      <Button onClick={() => setOpen('uphold')}>{t('objection.uphold.yes')}</Button>
      {open && <AnswerDialog decision={open} username={username} onDone={onDone} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
