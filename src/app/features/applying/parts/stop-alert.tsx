import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { useDeed } from '../../../ui/use-deed.ts'
import { useHydrating } from '../../../ui/use-hydrating.ts'
import { stopAlert } from '../alert-calls.ts'

/** Behind the sign, so that no server log and no referrer has it. */
const TOKEN = /^#stop=([\w.-]{16,200})$/

/** Where the link of an alert's letter leads: one tap pauses that alert, whoever is signed in. Everybody else sees what they came for. */
export function StopAlert({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating()
  return isHydrating ? children : <Asked>{children}</Asked>
}

function Asked({ children }: { children: ReactNode }) {
  const { t } = useTranslation('applying')
  const [token] = useState(() => TOKEN.exec(location.hash)?.[1])
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, run } = useDeed()
  if (token === undefined) return children
  // Not at once: what looks through letters follows their links too.
  const stop = async () => setDone(await run(() => stopAlert(token)))
  return (
    <section className="mx-auto max-w-xl card p-4 grid gap-3">
      <h1 className="text-xl">
        <Icon name="i-lucide-bell-off" className="text-brand" /> {t('stop.title')}
      </h1>
      <div role="status" className="empty:hidden">
        {isDone && (
          <p>
            <Icon name="i-lucide-circle-check" className="text-brand" /> {t('stop.done')}
          </p>
        )}
      </div>
      {!isDone && <p>{t('stop.text')}</p>}
      <p role="alert" className="text-danger empty:hidden">
        {problem && (problem.code === 'offline' ? t('alerts.needsInternet') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isDone && (
          <BusyButton look="primary" icon="i-lucide-bell-off" isBusy={isBusy} onClick={() => void stop()}>
            {t('stop.button')}
          </BusyButton>
        )}
        <ScreenLink to="/jobportal" className="btn-quiet">
          {t('empty.portal')}
        </ScreenLink>
      </div>
    </section>
  )
}
