import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { copyOwnEvent, refreshOwnEvents } from '../list-calls.ts'
import { ShareEvent } from './share-event.tsx'

const SCREENS = [
  ['update', 'i-lucide-pencil', (id: number) => `/sellerevents/event/${id}/update`],
  ['gallery', 'i-lucide-image', (id: number) => `/sellerevents/editeventGallery/${id}`],
  ['tickets', 'i-lucide-ticket', (id: number) => `/sellerevents/event/${id}/tickets`],
  ['promo', 'i-lucide-ticket-percent', (id: number) => `/sellerevents/event/${id}/promo`],
  ['questions', 'i-lucide-message-circle-question-mark', (id: number) => `/sellerevents/event/${id}/questions`],
  ['orders', 'i-lucide-receipt-text', (id: number) => `/sellerevents/event/${id}/orders`],
  ['attendees', 'i-lucide-users', (id: number) => `/sellerevents/event/${id}/attendees`],
  ['gate', 'i-lucide-scan-line', (id: number) => `/sellerevents/event/${id}/gate`],
] as const

/** Everything that can be done with one event, within the thumb's reach. */
export function OwnEventActions({ event, onClose }: { event: OwnEvent; onClose: () => void }) {
  const { t } = useTranslation('selling')
  return (
    <Dialog title={event.title} place="sheet" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 [&>li]:grid [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start! [&_:is(a,button)]:text-start">
        {SCREENS.map(([name, icon, addressOf]) => (
          <li key={name}>
            <AppLink to={addressOf(event.event_id) as `/${string}`} className="btn-quiet">
              <Icon name={icon} />
              {t(`tabs.${name}`)}
            </AppLink>
          </li>
        ))}
        {event.is_published && (
          <li>
            <AppLink to={`/eventdetails/${event.event_id}`} className="btn-quiet">
              <Icon name="i-lucide-eye" />
              {t('list.seeAsBuyer')}
            </AppLink>
          </li>
        )}
        {event.is_published && event.event_status !== CALLED_OFF && (
          <li>
            <ShareEvent event={event} />
          </li>
        )}
        <Copy eventId={event.event_id} />
        {event.is_published && event.event_status !== CALLED_OFF && (
          <li className="col-span-full">
            <AppLink to={`/sellerevents/manage?call_off=${event.event_id}`} className="btn-danger">
              <Icon name="i-lucide-calendar-x" />
              {t('manage.callOff.button')}
            </AppLink>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

/** Makes a copy and leads to it. A try that failed is repeated as the same wish. */
function Copy({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const router = useRouter()
  const prefix = usePrefix()
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const key = useRef<string>(undefined)
  const copy = async () => {
    key.current ??= newKey()
    const { event_id } = await copyOwnEvent(eventId, key.current)
    refreshOwnEvents()
    await router.navigate({ href: withLanguage(prefix, `/sellerevents/event/${event_id}/update`) })
    showNotice(t('list.copied'))
  }
  const said = isOffline ? t('list.copyOffline') : problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <li>
        <BusyButton icon="i-lucide-copy" isBusy={isBusy || isOffline} onClick={() => void run(copy)}>
          {t(isBusy ? 'list.copying' : 'list.copy')}
        </BusyButton>
      </li>
      {said && (
        <li role="alert" className="col-span-2 text-danger">
          {said}
        </li>
      )}
    </>
  )
}
