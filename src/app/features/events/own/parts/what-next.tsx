import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useEventOfTab } from './event-heading.tsx'
import { ShareEvent } from './share-event.tsx'

/** To who has just posted an event: what can be done with it now. */
export function WhatNext({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const wasPosted = useRouterState({ select: ({ location }) => location.state.posted === true })
  const event = useEventOfTab(eventId)
  const [isClosed, setClosed] = useState(false)
  if (!wasPosted || isClosed) return null
  return (
    <section aria-labelledby="what-next" className="card p-4 mb-4 grid gap-2">
      <div className="flex items-start justify-between gap-2">
        <div role="status">
          <h2 id="what-next" className="text-lg">
            <Icon name="i-lucide-circle-check" className="text-brand" /> {t('post.done')}
          </h2>
        </div>
        <Button variant="icon" icon="i-lucide-x" aria-label={t('common:close')} onClick={() => setClosed(true)} />
      </div>
      <p>{t('post.next')}</p>
      <p>
        <Icon name="i-lucide-ticket" className="text-brand" /> {t('post.nextTickets')}
      </p>
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        {event && <ShareEvent event={event} />}
        <AppLink to={`/sellerevents/editeventGallery/${eventId}`} className="btn-quiet">
          <Icon name="i-lucide-image" />
          {t('post.nextGallery')}
        </AppLink>
        <AppLink to={`/eventdetails/${eventId}`} className="btn-quiet">
          <Icon name="i-lucide-eye" />
          {t('list.seeAsBuyer')}
        </AppLink>
      </div>
    </section>
  )
}
