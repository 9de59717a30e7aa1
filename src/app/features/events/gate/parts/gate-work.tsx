import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQrCamera } from '../../../../ui/media/qr-scanner/use-qr-camera.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { allowSound } from '../signals.ts'
import { useDesk } from '../use-desk.ts'
import { CodeEntry } from './code-entry.tsx'
import { GateBanners } from './gate-banners.tsx'
import { GateCamera } from './gate-camera.tsx'
import { GateCount } from './gate-count.tsx'
import { GateHead } from './gate-head.tsx'
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
  const isWide = useWide()
  const desk = useDesk(secret)
  const camera = useQrCamera((text) => void desk.check({ way: 'qr', text }))
  const { said, check, undo, dismiss } = desk
  const scans = isWide || way === 'scan'

  const go = (next: Way) => {
    setWay(next)
    dismiss()
    // A camera that cannot be seen must not let guests in.
    if (next === 'list') camera.stop()
  }
  return (
    <div className="no-tabs grid gap-3 mx-auto w-full max-w-xl lg:max-w-page lg:grid-cols-2 lg:gap-x-8 pb-4">
      <div className="grid gap-2 min-w-0 lg:col-span-2">
        <GateHead secret={secret} onLeft={onLeft} />
        <GateBanners />
        <GateCount secret={secret} />
      </div>
      <div className="tall:sticky z-10 top-23 lg:top-32 lg:col-span-2 empty:hidden">
        <VerdictCard said={said} onUndo={(key, ticket) => void undo(key, ticket)} onDismiss={dismiss} idle={scans ? t('idle') : undefined} />
      </div>
      <div className="grid gap-3 content-start min-w-0">
        {!isWide && <Ways way={way} onWay={go} />}
        {scans && (
          <>
            <GateCamera camera={camera} isMuted={desk.isMuted} onSound={desk.toggleSound} />
            <CodeEntry
              onCode={(code) => {
                allowSound()
                return check({ way: 'code', code })
              }}
            />
          </>
        )}
      </div>
      {(isWide || way === 'list') && (
        <TicketList
          onAdmit={(ticket) => {
            allowSound()
            return check({ way: 'list', ticket })
          }}
          onUndo={undo}
        />
      )}
    </div>
  )
}

function Ways({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const { t } = useTranslation('gate')
  return (
    <div className="grid grid-cols-2 gap-1 p-1 rounded-control bg-sunken">
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
