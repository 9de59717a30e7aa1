import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { Outbox } from '../features/outbox/screens/outbox.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { useOutboxWords } from '../shell/slots/use-outbox-words.ts'
import { loadOutbox, useOutbox, waitingCount } from '../state/outbox/outbox.ts'
import { useSession } from '../state/session/session.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/outbox')({ component: OutboxScreen })

/** Whose session is over still sees what they have waiting, and a visitor what they wrote: it is on this phone, and says what to do. */
function OutboxScreen() {
  const { t } = useTranslation()
  const isHydrating = useHydrating()
  const hasOwner = useSession(({ account }) => account !== null)
  const isGuest = useOutbox(({ entries }) => entries.length > 0) && !hasOwner
  useEffect(() => void loadOutbox(), [])
  const title = t('shell:titles.outbox')
  usePageTitle(title)
  const isWaiting = useOutbox((outbox) => waitingCount(outbox) > 0)
  const describe = useOutboxWords()
  const screen = (
    <>
      <Outbox describe={describe} />
      <div className="mx-auto max-w-2xl mt-3 empty:hidden">{hasOwner && isWaiting && <TellMeWhenSent />}</div>
    </>
  )
  if (!isHydrating && (hasOwner || isGuest)) return screen
  return (
    <Guard wants="signed-in" what={title}>
      {screen}
    </Guard>
  )
}
