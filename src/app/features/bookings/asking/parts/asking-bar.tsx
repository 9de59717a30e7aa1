import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '#contract/services/services.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { aboutAsking } from '../asking-about.ts'
import type { Asking } from '../use-asking.ts'
import { AskingSentence } from './asking-sentence.tsx'
import { DECIDED, NearTimes } from './near-times.tsx'

interface Props {
  service: ServiceDetail
  asking: Asking
  logIn: ReactNode
}

/** My choice once more in one sentence, and the one button: on phones always under the thumb, unless the screen is too low for anything beside it. */
export function AskingBar({ service, asking, logIn }: Props) {
  const { t } = useTranslation('bookings')
  const isOffline = useIsOffline()
  const kept = useKeptFocus()
  const about = aboutAsking(service, asking.draft.value)
  const way = (service.pricing === 'quote' && 'quote') || (service.is_instant ? 'book' : 'ask')
  return (
    <div
      {...kept}
      className="bottom-bar -mx-4 px-4 pt-2 pb-[calc(.5rem+env(safe-area-inset-bottom))] border-t bg-surface max-lg:[@media(min-height:26rem)]:sticky bottom-0 z-10 lg:mx-0 lg:px-0 lg:border-0 grid gap-2"
    >
      <div role="alert" className="empty:hidden grid gap-2 max-h-[50dvh] overflow-y-auto">
        <Said service={service} asking={asking} logIn={logIn} />
      </div>
      {about.starts_at === null && service.pricing !== 'quote' ? <p className="text-ink-soft">{t('asking.chooseTime')}</p> : <AskingSentence about={about} />}
      {isOffline && (
        <p className="text-sm text-marigold">
          <Icon name="i-lucide-wifi-off" /> {t('asking.offline')}
        </p>
      )}
      <BusyButton variant={asking.problem ? 'quiet' : 'primary'} type="submit" isBusy={asking.isBusy} data-keeps-focus="" className="w-full">
        {asking.isBusy ? t('asking.sending') : t(isOffline ? 'asking.save' : `asking.button.${way}`)}
      </BusyButton>
    </div>
  )
}

function Said({ service, asking, logIn }: Props) {
  const { t } = useTranslation('bookings')
  const { problem, faults, isVisitor, isBusy } = asking
  if (isVisitor)
    return (
      <Alert text={t('asking.visitor')}>
        <div>{logIn}</div>
      </Alert>
    )
  if (Object.keys(faults).length > 0) return <Alert text={t(faults.starts_at ? 'asking.noTime' : 'asking.faults')} />
  if (!problem) return null
  if (DECIDED.includes(problem.code)) {
    const about = aboutAsking(service, asking.draft.value)
    return (
      <Alert text={t('decision.title')}>
        <NearTimes
          about={about}
          problem={problem}
          isBusy={isBusy}
          onDecide={(decision) => ('price' in decision ? asking.submitAt(decision.price) : asking.submit(decision))}
        />
      </Alert>
    )
  }
  if (problem.code === 'too-many-asked')
    return (
      <Alert text={t(problem.facts?.of_one ? 'asking.tooManyOfOne' : 'asking.tooMany', { count: problem.facts?.most ?? 0 })}>
        <AppLink to="/bookings" className="link target">
          {t('list.mine')}
        </AppLink>
      </Alert>
    )
  return <Alert text={`${t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}`} />
}

const Alert = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="rounded-control border border-danger p-3 bg-raised grid gap-2">
    <p className="text-danger">
      <Icon name="i-lucide-circle-alert" /> {text}
    </p>
    {children}
  </div>
)
