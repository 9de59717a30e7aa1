import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Way } from '../../../ui/way.tsx'

/** To who has just posted an event: what can be done with it now. */
export function WhatNext({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const wasPosted = useRouterState({ select: ({ location }) => location.state.posted === true })
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
        <Button look="icon" icon="i-lucide-x" aria-label={t('common:close')} onClick={() => setClosed(true)} />
      </div>
      <p>{t('post.next')}</p>
      <ul className="grid gap-1">
        <li>
          <Icon name="i-lucide-ticket" className="text-brand" /> {t('post.nextTickets')}
        </li>
        <li>
          <Icon name="i-lucide-images" className="text-brand" />{' '}
          <Way to={`/sellerevents/editeventGallery/${eventId}`} className="link target">
            {t('post.nextGallery')}
          </Way>
        </li>
        <li>
          <Icon name="i-lucide-share-2" className="text-brand" />{' '}
          <Way to={`/eventdetails/${eventId}`} className="link target">
            {t('post.nextShare')}
          </Way>
        </li>
      </ul>
    </section>
  )
}
