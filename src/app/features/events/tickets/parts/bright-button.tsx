import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '#contract/events/tickets.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { BrightView } from './bright-view.tsx'

/** Opens the code alone on white. Absent where a ticket has none. */
export function BrightButton({ ticket: { qr, code } }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const [isOpen, setOpen] = useState(false)
  if (qr === null) return null
  return (
    <>
      <Button variant="primary" icon="i-lucide-sun" onClick={() => setOpen(true)}>
        {t('bright.open')}
      </Button>
      {isOpen && <BrightView qr={qr} code={code} onClose={() => setOpen(false)} />}
    </>
  )
}
