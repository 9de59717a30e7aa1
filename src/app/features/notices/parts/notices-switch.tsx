import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../use-messages.ts'
import { CannotTell } from './cannot-tell.tsx'

/** Notifications on this phone, on or off. */
export function NoticesSwitch() {
  const { t } = useTranslation('notices')
  const hintId = useId()
  const { state, isBusy, failed, switchOn, switchOff } = useMessages()
  if (!state) return null
  const isOn = state === 'on'
  const canSwitch = isOn || state === 'off'
  return (
    <div className="pb-3 border-b border-line">
      <label className="target justify-start! gap-3 font-600 wrap-anywhere">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={isBusy || !canSwitch || undefined}
          aria-describedby={hintId}
          className="accent-brand w-5 h-5 shrink-0 aria-disabled:opacity-50"
          onChange={() => {
            if (!isBusy && canSwitch) void (isOn ? switchOff() : switchOn())
          }}
        />
        {t('switch.label')}
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        {canSwitch ? t('switch.hint') : <CannotTell state={state} />}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failed && t('failed')}
      </p>
    </div>
  )
}
