import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ConflictList } from './conflict-list.tsx'

/** What a helper must know before the next ticket. */
export function GateBanners() {
  const { t } = useTranslation('gate')
  const event = useGate((gate) => gate.event)
  const waiting = useGate((gate) => gate.waiting)
  return (
    <>
      <div role="alert" className="grid gap-2 empty:hidden">
        {event?.is_called_off && (
          <Banner icon="i-lucide-calendar-x" title={t('calledOff.title')}>
            {t('calledOff.text')}
          </Banner>
        )}
        {useIsOver() && (
          <Banner icon="i-lucide-ban" title={t('over.title')}>
            {t('over.text')} {waiting > 0 && t('over.waiting', { count: waiting })}
          </Banner>
        )}
      </div>
      <Twice />
      <NotCounted />
    </>
  )
}

/** The right to this gate was taken back, or its time has run out. */
function useIsOver(): boolean {
  const now = useNow()
  const problem = useGate((gate) => gate.problem)
  const expires_at = useGate((gate) => gate.expires_at)
  return problem === 'link-expired' || (expires_at !== null && now !== undefined && Date.parse(expires_at) <= now)
}

const Banner = ({ icon, title, children }: { icon: `i-lucide-${string}`; title: string; children: ReactNode }) => (
  <div className="rounded-control border border-danger p-3">
    <p className="font-600 text-danger">
      <Icon name={icon} /> {title}
    </p>
    <p>{children}</p>
  </div>
)

function Twice() {
  const { t } = useTranslation('gate')
  const conflicts = useGate((gate) => gate.conflicts)
  const dates = useGate((gate) => gate.dates)
  if (conflicts.length === 0) return null
  return (
    <section className="rounded-control border border-marigold px-3">
      <Fold title={<Warning text={t('conflict.title', { count: conflicts.length })} />}>
        <p className="pb-2 text-sm text-ink-soft">{t('conflict.text')}</p>
        <ConflictList conflicts={conflicts} isOfDays={dates.length > 1} />
      </Fold>
    </section>
  )
}

/** The guests that this phone let in with a ticket that turned out not to count. */
function NotCounted() {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const refused = useGate((gate) => gate.refused)
  if (refused.length === 0) return null
  return (
    <section className="rounded-control border border-marigold px-3">
      <Fold title={<Warning text={t('refused.title', { count: refused.length })} />}>
        <p className="pb-2 text-sm text-ink-soft">{t('refused.text')}</p>
        <ul className="grid gap-2">
          {refused.map(({ key, holder_name, code, scanned_at }) => (
            <li key={key} className="card p-3">
              <b className="font-600">{holder_name || code || t('refused.unknown')}</b> · {format.time(scanned_at)}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

const Warning = ({ text }: { text: string }) => (
  <span>
    <Icon name="i-lucide-triangle-alert" className="text-marigold" /> {text}
  </span>
)
