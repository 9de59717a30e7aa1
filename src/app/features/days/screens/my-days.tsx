import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { daysOf } from '#contract/days/days.ts'
import { useServiceNow } from '../../../nouns/use-service-now.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { useSession } from '../../../state/session/session.ts'
import { useHydrating } from '../../../ui/hydration/use-hydrating.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { DaySection } from '../parts/day-section.tsx'
import { useDays } from '../use-days.ts'

interface Props {
  isSeller: boolean
  /** The way to sign in, which belongs to the shell. */
  logIn: ReactNode
}

/** A person's days over all that the market has for them: today, tomorrow and what comes then, from the phone alone. */
export function MyDays({ isSeller, logIn }: Props) {
  const { t } = useTranslation('days')
  const isHydrating = useHydrating()
  const entries = useDays(isSeller)
  const now = useServiceNow()
  const isOffline = useIsOffline()
  const isSignedIn = useSession(({ account }) => account !== null)
  const isReady = !isHydrating && entries !== undefined && now !== undefined
  return (
    <div className="mx-auto w-full max-w-2xl grid gap-4" aria-busy={!isReady || undefined}>
      <h1 className="text-xl">{t('title')}</h1>
      {isReady ? <Days entries={entries} now={now} /> : <Waiting />}
      {isReady && isOffline && (
        <p className="text-sm text-ink-soft">
          <Icon name="i-lucide-wifi-off" /> {t('offline')}
        </p>
      )}
      {isReady && isSignedIn && (
        <AppLink to="/profile-settings#calendar" className="link target justify-start!">
          <Icon name="i-lucide-calendar-sync" /> {t('feed.link')}
        </AppLink>
      )}
      {!isHydrating && !isSignedIn && (
        <div className="grid gap-3 justify-items-start">
          <p>{t('visitor')}</p>
          {logIn}
        </div>
      )}
    </div>
  )
}

const Waiting = () => (
  <>
    <div className="skeleton h-32" />
    <div className="skeleton h-32" />
  </>
)

function Days({ entries, now }: { entries: NonNullable<ReturnType<typeof useDays>>; now: number }) {
  const { t } = useTranslation('days')
  const days = daysOf(entries, now)
  const [today, tomorrow] = [dhakaDay(now), dhakaDay(now + DAY_MS)]
  if (days.every(({ rows }) => rows.length === 0))
    return (
      <NothingHere drawing="ticket" title={t('empty.title')} hint={t('empty.text')}>
        <ScreenLink to="/services" className="btn-primary">
          {t('empty.services')}
        </ScreenLink>
        <ScreenLink to="/events" className="btn-quiet">
          {t('empty.events')}
        </ScreenLink>
      </NothingHere>
    )
  const nameOf = (day: string) => {
    if (day === today) return 'today'
    return day === tomorrow ? 'tomorrow' : undefined
  }
  return days.map((day) => <DaySection key={day.day} day={day} name={nameOf(day.day)} />)
}
