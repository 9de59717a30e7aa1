import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceSession } from '#contract/accounts/sessions.ts'
import { deviceName } from '../../../nouns/device-name.ts'
import { showNotice } from '../../../state/notices.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadDevices, signOutDevice, signOutOthers } from '../settings-calls.ts'
import { NeedsInternet } from './needs-internet.tsx'
import { ProblemNote } from './settings-notes.tsx'

/** Where this account is signed in, and a way to end it there. */
export function SettingsDevices() {
  const { t } = useTranslation()
  const { answer, problem, reload, put } = useAnswer(loadDevices, 'sessions')
  const [isAsking, setAsking] = useState(false)
  const devices = answer?.value
  if (!devices) return problem ? <ProblemNote problem={problem} retry={reload} /> : <DevicesWaiting />

  const endOthers = async () => {
    const count = await signOutOthers()
    put(devices.filter((device) => device.is_current))
    showNotice(t('settings:devices.othersOut', { count }))
  }
  return (
    <>
      <AgeNote answer={answer} />
      <ul className="grid">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnded={() => put(devices.filter(({ id }) => id !== device.id))} />
        ))}
      </ul>
      <NeedsInternet text={t('settings:offline')} problem={undefined} />
      {devices.some((device) => !device.is_current) && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('settings:devices.outOthers')}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          title={t('settings:devices.outOthers')}
          yes={t('settings:devices.outOthersYes')}
          no={t('settings:cancel')}
          onYes={endOthers}
          onClose={() => setAsking(false)}
        >
          {t('settings:devices.outOthersText')}
        </AskDialog>
      )}
    </>
  )
}

function DeviceRow({ device, onEnded }: { device: DeviceSession; onEnded: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow()
  const { isBusy, problem, run } = useAction()
  const { browser, system, isPhone } = deviceName(device.device)
  const name = nameOf(t, { browser, system })
  const end = () =>
    run(async () => {
      await signOutDevice(device.id)
      showNotice(t('settings:devices.oneOut', { device: name }))
      onEnded()
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 border-b border-line last:border-0">
      <Icon name={isPhone ? 'i-lucide-smartphone' : 'i-lucide-monitor'} />
      <span className="flex-1 min-w-[min(10rem,100%)]">
        <span className="block font-600">
          <MixedText text={name} />
        </span>
        <span className="block text-sm text-ink-soft">
          {device.is_current
            ? t('settings:devices.current')
            : now !== undefined && t('settings:devices.lastUsed', { age: format.age(device.last_used_at, now) })}
          {' · '}
          {t('settings:devices.since', { day: format.day(device.created_at) })}
        </span>
      </span>
      {!device.is_current && (
        <BusyButton isBusy={isBusy} aria-label={`${t('settings:devices.outOne')}: ${name}`} onClick={() => void end()}>
          {t('settings:devices.outOne')}
        </BusyButton>
      )}
      <ProblemNote problem={problem} />
    </li>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

function nameOf(t: Translate, { browser, system }: { browser: string | undefined; system: string | undefined }): string {
  if (browser && system) return t('settings:devices.name', { browser, system })
  return browser ?? system ?? t('settings:devices.unknown')
}

const ROWS = ['a', 'b', 'c']

function DevicesWaiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3">
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-14" />
      ))}
    </div>
  )
}
