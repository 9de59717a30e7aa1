import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { discard, type OutboxEntry } from '../../../state/outbox/outbox.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import type { MaybeThere } from '../words.ts'
import { PathLink } from './path-link.tsx'

interface Props {
  entry: OutboxEntry
  /** What it would mean if it had arrived, and where to look. */
  maybe: Pick<MaybeThere, 'to' | 'ask' | 'linkText' | 'isToldElsewhere'> | undefined
}

/** Throws an entry away, at once: it can be taken back for a moment. Only of what may have arrived its owner is warned first. */
export function DiscardButton({ entry: { id, state, may_have_arrived }, maybe }: Props) {
  const { t } = useTranslation('outbox')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button icon="i-lucide-x" onClick={() => (may_have_arrived || maybe?.isToldElsewhere ? setAsking(true) : void discard(id))}>
        {t(state === 'ask-first' ? 'ask.no' : 'discard')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('mayDiscard.title')}
          yes={t('mayDiscard.yes')}
          no={t('mayDiscard.keep')}
          onYes={async () => void (await discard(id))}
          onClose={() => setAsking(false)}
        >
          <p className="mb-3">{maybe?.ask ?? t('mayDiscard.text')}</p>
          {maybe && (
            <PathLink to={maybe.to} className="link">
              {maybe.linkText}
            </PathLink>
          )}
        </AskDialog>
      )}
    </>
  )
}
