import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { loadMessages } from '../calls.ts'
import { MessageForm } from './message-form.tsx'

/** What was written to the attendees, and a new message to them. */
export function Messages({ eventId, kinds }: { eventId: number; kinds: readonly TicketKind[] }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { answer, reload } = useCachedAnswer((options) => loadMessages(eventId, options), `messages of ${eventId}`)
  const sent = answer?.value ?? []
  return (
    <div className="card px-4 [&>details]:border-0">
      <Fold
        title={
          <span className="flex items-center gap-2">
            <Icon name="i-lucide-megaphone" />
            {t('messages.title')}
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <MessageForm eventId={eventId} kinds={kinds} onSent={reload} />
          {sent.length > 0 && (
            <ul aria-label={t('messages.sent')} className="grid grid-cols-1 gap-2">
              {sent.map(({ id, text, sent_at, orders, told }) => (
                <li key={id} className="rounded-control bg-sunken p-3">
                  <p lang={scriptLanguage(text)} className="whitespace-pre-line wrap-anywhere">
                    {text}
                  </p>
                  <p className="pt-1 text-sm text-ink-soft flex flex-wrap gap-x-3">
                    <span>{format.dateTime(sent_at)}</span>
                    <span>{t('messages.told', { told: format.number(told), orders: format.number(orders) })}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Fold>
    </div>
  )
}
