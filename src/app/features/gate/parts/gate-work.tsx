import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGate } from '../../../state/gate-view.ts'
import { Button } from '../../../ui/button.tsx'
import { useQrCamera } from '../../../ui/qr-scanner/use-qr-camera.ts'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { allowSound } from '../signals.ts'
import { useDesk } from '../use-desk.ts'
import { CodeEntry } from './code-entry.tsx'
import { GateBanners } from './gate-banners.tsx'
import { GateCamera } from './gate-camera.tsx'
import { GateCount } from './gate-count.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { TicketList } from './ticket-list.tsx'
import { VerdictCard } from './verdict-card.tsx'

interface Props {
  secret: string
  onLeft: () => void
}

type Way = 'scan' | 'list'

/** A gate at work: by camera, by typed code, and from the list. A wide screen has all of it side by side, a phone one of two. */
export function GateWork({ secret, onLeft }: Props) {
  const { t } = useTranslation('gate')
  const [way, setWay] = useState<Way>('scan')
  const desk = useDesk(secret)
  const camera = useQrCamera((text) => void desk.check({ way: 'qr', text }))
  const { said, check, dismiss } = desk

  const go = (next: Way) => {
    setWay(next)
    dismiss()
    // What cannot be seen must not let anybody in.
    if (next === 'list') camera.stop()
  }
  return (
    <div className="no-tabs grid gap-3 mx-auto w-full max-w-xl lg:max-w-page lg:grid-cols-2 lg:gap-8">
      <div className="grid gap-3 content-start min-w-0 lg:sticky lg:top-32 lg:self-start">
        <GateHead secret={secret} onLeft={onLeft} />
        <GateBanners />
        <GateCount secret={secret} />
        <Ways way={way} onWay={go} />
        <div className={`${way === 'scan' ? 'grid' : 'hidden lg:grid'} gap-3`}>
          <GateCamera camera={camera} isMuted={desk.isMuted} onSound={desk.toggleSound} />
        </div>
        <VerdictCard said={said} onDismiss={dismiss} idle={way === 'scan' ? t('idle') : undefined} />
        <div className={way === 'scan' ? '' : 'hidden lg:block'}>
          <CodeEntry
            onCode={(code) => {
              allowSound()
              return check({ way: 'code', code })
            }}
          />
        </div>
      </div>
      <div className={`${way === 'list' ? '' : 'hidden lg:block'} min-w-0`}>
        <TicketList
          onAdmit={(ticket) => {
            allowSound()
            return check({ way: 'list', ticket })
          }}
        />
      </div>
    </div>
  )
}

function GateHead({ secret, onLeft }: Props) {
  const { t } = useTranslation('gate')
  const [isLeaving, setLeaving] = useState(false)
  const title = useGate(({ event }) => event?.title ?? '')
  const label = useGate((gate) => gate.label)
  usePageTitle(`${t('title')}: ${title}`)
  return (
    <header className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <h1 className="text-lg clamp clamp-2">{title}</h1>
        <p className="text-sm text-ink-soft">{label}</p>
      </div>
      <Button look="icon" icon="i-lucide-log-out" className="shrink-0" aria-label={t('leave.open')} onClick={() => setLeaving(true)} />
      {isLeaving && <LeaveDialog secret={secret} onLeft={onLeft} onClose={() => setLeaving(false)} />}
    </header>
  )
}

function Ways({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const { t } = useTranslation('gate')
  return (
    <div className="grid grid-cols-2 gap-1 p-1 rounded-control bg-sunken lg:hidden">
      {(['scan', 'list'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === way}
          className="target rounded-control aria-pressed:bg-raised aria-pressed:text-brand aria-pressed:font-600"
          onClick={() => onWay(one)}
        >
          {t(`way.${one}`)}
        </button>
      ))}
    </div>
  )
}
