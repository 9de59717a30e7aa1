import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { holdScreensOf } from '../../../../state/connection/precached-screens.ts'
import { leaveGate, type RememberedGate } from '../../../../state/gate/gate.ts'
import { useGate } from '../../../../state/gate/gate-view.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useHydrating } from '../../../../ui/hydration/use-hydrating.ts'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { GateNotice, GateWaiting } from '../parts/gate-notice.tsx'
import { GateWork } from '../parts/gate-work.tsx'
import { RememberedGates } from '../parts/remembered-gates.tsx'
import { type GateRequest, nameEvent, useGateRequest } from '../use-gate-request.ts'
import { useOpenGate } from '../use-open-gate.ts'
import { useRemembered } from '../use-remembered.ts'

/** The gate of a helper, by the secret of its link; opened again without it, one of those that this phone has. */
export function Gate() {
  const isHydrating = useHydrating()
  const request = useGateRequest()
  const [turn, setTurn] = useState(0)
  const remembered = useRemembered(turn)
  const [chosen, setChosen] = useState<string | null>()
  const [hasLeft, setLeft] = useState(false)
  // Where there is no network this screen must open from the phone.
  useEffect(() => holdScreensOf('gate'), [])
  if (isHydrating || request === undefined || !remembered) return <GateWaiting />

  const secret = chosen === undefined ? wanted(request, remembered) : chosen
  const close = () => {
    nameEvent(undefined)
    setChosen(null)
    setTurn((at) => at + 1)
  }
  const leave = () => {
    setLeft(true)
    close()
  }
  if (secret) return <OpenGate key={secret} secret={secret} onLeft={leave} onClosed={close} />
  return remembered.length > 0 ? <RememberedGates gates={remembered} onChoose={(gate) => setChosen(gate.secret)} /> : <NoGate hasLeft={hasLeft} />
}

/** What the link says; else the only one there is, or the one that was open. */
function wanted(request: Exclude<GateRequest, undefined>, gates: RememberedGate[]): string | undefined {
  if (typeof request === 'object' && 'secret' in request) return request.secret
  const meant = typeof request === 'object' ? gates.filter(({ event_id }) => event_id === request.event) : gates
  return meant.length === 1 ? meant[0]?.secret : undefined
}

interface OpenProps {
  secret: string
  onLeft: () => void
  /** Its owner has signed out, or another tab has left it. */
  onClosed: () => void
}

function OpenGate({ secret, onLeft, onClosed }: OpenProps) {
  const { isOpen, problem, retry } = useOpenGate(secret)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed()
    wasOpen.current = isOpen
  })
  const event = useGate((gate) => (gate.secret === secret ? gate.event?.event_id : undefined))
  useEffect(() => {
    if (event) nameEvent(event)
  }, [event])
  if (isOpen) return <GateWork secret={secret} onLeft={onLeft} />
  return problem ? <CannotOpen secret={secret} problem={problem} onRetry={retry} onLeft={onLeft} /> : <GateWaiting />
}

interface CannotProps {
  secret: string
  problem: Problem
  onRetry: () => void
  onLeft: () => void
}

function CannotOpen({ secret, problem: { code }, onRetry, onLeft }: CannotProps) {
  const { t } = useTranslation('gate')
  if (code === 'link-expired')
    return (
      <GateNotice icon="i-lucide-ban" title={t('dead.title')} text={t('dead.text')}>
        <Button onClick={() => void leaveGate(secret).then(onLeft)}>{t('dead.others')}</Button>
      </GateNotice>
    )
  if (isNoAnswer(code)) return <GateNotice icon="i-lucide-wifi-off" title={t('notHere.title')} text={t('notHere.text')} onRetry={onRetry} />
  return (
    <GateNotice
      icon="i-lucide-circle-alert"
      title={t('failed')}
      text={t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}
      onRetry={onRetry}
    />
  )
}

function NoGate({ hasLeft }: { hasLeft: boolean }) {
  const { t } = useTranslation('gate')
  return hasLeft ? (
    <GateNotice icon="i-lucide-circle-check" title={t('left.title')} text={t('left.text')} />
  ) : (
    <GateNotice icon="i-lucide-link" title={t('none.title')} text={`${t('none.text')} ${t('none.organizer')}`}>
      <ScreenLink to="/sellerevents" className="btn-quiet">
        {t('shell:myEvents')}
      </ScreenLink>
    </GateNotice>
  )
}
