import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { showNotice } from '../../../../state/notices.ts'
import { useSession } from '../../../../state/session/session.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { takeBack } from '../pass-on.ts'
import { usePassed } from '../use-passed.ts'
import { BrightButton } from './bright-button.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { PassLink } from './pass-link.tsx'

interface Props {
  ticket: Ticket
  onChanged: (ticket: Ticket) => void
}

/** What its buyer can do with one ticket. */
export function TicketActions({ ticket, onChanged }: Props) {
  const { t } = useTranslation('tickets')
  const now = useNow()
  const [asked, setAsked] = useState<'pass' | 'back'>()
  const passed = usePassed(ticket)
  const isOver = now !== undefined && Date.parse(ticket.event.to_time) < now
  const close = () => setAsked(undefined)
  const isWaiting = ticket.state === 'valid' && passed?.code === ticket.code
  const [isNew, setNew] = useState(false)
  const hasLink = ticket.state === 'passed' && passed?.holder_name === ticket.holder_name
  return (
    <div className="grid gap-3 pt-3 no-print">
      {hasLink && !isOver && <PassLink ticket={ticket} secret={passed.secret} takesFocus={isNew} />}
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        <BrightButton ticket={ticket} />
        {ticket.state === 'valid' && !isOver && (
          <Button icon="i-lucide-send" onClick={() => setAsked('pass')}>
            {t('pass.open')}
          </Button>
        )}
        {ticket.state === 'passed' && !isOver && (
          <Button icon="i-lucide-undo-2" onClick={() => setAsked('back')}>
            {t('back.open')}
          </Button>
        )}
      </div>
      {isWaiting && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-clock" className="text-marigold" /> <MixedText text={t('pass.waiting', { name: passed.holder_name })} />
        </p>
      )}
      {asked === 'pass' && (
        <PassDialog
          ticket={ticket}
          former={isWaiting ? passed.holder_name : undefined}
          onDone={(changed) => {
            setNew(true)
            onChanged(changed)
            close()
          }}
          onClose={close}
        />
      )}
      {asked === 'back' && <TakeBackDialog ticket={ticket} onChanged={onChanged} onClose={close} />}
    </div>
  )
}

function TakeBackDialog({ ticket, onChanged, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('tickets')
  const owner = useSession(({ account }) => account?.username ?? '')
  const onceKey = useRef(newKey())
  const go = async () => {
    onChanged(await takeBack(ticket, owner, onceKey.current))
    showNotice(t('back.done'))
  }
  return (
    <AskDialog title={t('back.title')} yes={t('back.yes')} no={t('back.no')} onYes={go} onClose={onClose}>
      <div className="grid gap-3">
        <p>
          <MixedText text={t('back.text', { name: ticket.holder_name })} />
        </p>
        <NeedsInternet text={t('pass.offline')} />
      </div>
    </AskDialog>
  )
}
