import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { JobAlert } from '#contract/jobs/job-alerts.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { PushWord } from '../../applications/parts/push-word.tsx'
import { usePhonePush } from '../../applications/use-phone-push.ts'
import { type AlertOptions, changeAlert, removeAlert } from '../alert-calls.ts'
import { listPath } from '../alert-filter.ts'
import { AlertName } from './alert-name.tsx'
import { FilterChips } from './filter-chips.tsx'

interface Props {
  alert: JobAlert
  /** Its filter. */
  words: readonly string[]
  onChanged: (alert: JobAlert) => void
  onRemoved: () => void
}

type Change = Partial<AlertOptions & { is_paused: boolean }>

/** One search that tells of new jobs: what it asks, how it tells, when it last did. */
export function AlertCard({ alert, words, onChanged, onRemoved }: Props) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const now = useNow()
  const problemId = useId()
  const { isBusy, problem, run } = useAction()
  const push = usePhonePush()
  const [isNaming, setNaming] = useState(false)
  const { alert_id, question, is_paused, told_at, created_at } = alert
  const name = alert.name || words.join(' · ')
  const change = async (wanted: Change) => void (isBusy || (await run(async () => onChanged(await changeAlert(alert_id, wanted)))))
  const switchPush = async (isOn: boolean) => {
    // The browser asks only after a tap, and a user who has refused it before is told so.
    if (isOn && (await push.ask()) !== 'on') return
    await change({ by_push: isOn })
  }
  const switches = [
    ['by_mail', alert.by_mail, (isOn: boolean) => change({ by_mail: isOn })],
    ['by_push', alert.by_push, switchPush],
    ['is_on', !is_paused, (isOn: boolean) => change({ is_paused: !isOn })],
  ] as const
  return (
    <li className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="wrap-anywhere" lang={scriptLanguage(name)}>
        {name}
      </h2>
      {alert.name !== '' && <FilterChips words={words} />}
      {is_paused && (
        <p className="text-marigold font-600">
          <Icon name="i-lucide-circle-pause" /> {t('alerts.paused')}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {now !== undefined && (told_at === null ? t('alerts.notTold', { day: format.day(created_at) }) : t('alerts.told', { age: format.age(told_at, now) }))}
      </p>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {switches.map(([which, isOn, set]) => (
          <li key={which} className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line">
            <span>{t(`alerts.${which}`)}</span>
            <Switch isOn={isOn} label={`${t(`alerts.${which}`)}: ${name}`} describedBy={problemId} onChange={(wanted) => void set(wanted)}>
              {t(isOn ? 'alerts.on' : 'alerts.off')}
            </Switch>
          </li>
        ))}
      </ul>
      {(alert.by_push || push.state === 'denied') && <PushWord state={push.state} />}
      {alert.by_push && push.state === 'off' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-marigold">
          {t('alerts.offHere')}
          <Button icon="i-lucide-bell" onClick={() => void push.ask()}>
            {t('alerts.allowHere')}
          </Button>
        </p>
      )}
      <p id={problemId} role="alert" className="text-sm text-danger empty:hidden">
        {problem && (problem.code === 'offline' ? t('alerts.needsInternet') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
      <div className="flex flex-wrap gap-2">
        <AppLink to={listPath(question)} className="btn-quiet">
          {t('alerts.open')}
        </AppLink>
        <Button icon="i-lucide-pencil" onClick={() => setNaming(true)}>
          {t('alerts.rename')}
        </Button>
        <Remove name={name} alert_id={alert_id} onRemoved={onRemoved} />
      </div>
      {isNaming && <AlertName alert={alert} onSaved={onChanged} onClose={() => setNaming(false)} />}
    </li>
  )
}

function Remove({ name, alert_id, onRemoved }: { name: string; alert_id: number; onRemoved: () => void }) {
  const { t } = useTranslation('applying')
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await removeAlert(alert_id)
    onRemoved()
  }
  return (
    <>
      <Button icon="i-lucide-trash" aria-label={t('alerts.removeOf', { name })} onClick={() => setAsking(true)}>
        {t('alerts.remove')}
      </Button>
      {isAsking && (
        <AskDialog title={t('alerts.removeTitle')} yes={t('alerts.remove')} no={t('alerts.keep')} onYes={remove} onClose={() => setAsking(false)}>
          <p className="font-600 wrap-anywhere" lang={scriptLanguage(name)}>
            {name}
          </p>
          <p>{t('alerts.removeText')}</p>
        </AskDialog>
      )}
    </>
  )
}
