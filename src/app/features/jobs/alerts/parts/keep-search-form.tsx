import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertQuestion, JobAlert } from '#contract/jobs/job-alerts.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { PushWord } from '../../applications/parts/push-word.tsx'
import { usePhonePush } from '../../applications/use-phone-push.ts'
import { addAlert } from '../alert-calls.ts'
import { useFilterWords } from '../use-filter-words.ts'
import { FilterChips } from './filter-chips.tsx'

interface Props {
  asked: AlertQuestion
  onKept: (alert: JobAlert) => void
  onClose: () => void
}

/** What is told of, and how; then that it is. */
export function KeepSearchForm({ asked, onKept, onClose }: Props) {
  const { t } = useTranslation('applying')
  const hintId = useId()
  const words = useFilterWords()(asked)
  const push = usePhonePush()
  const { isBusy, problem, run } = useAction()
  const [byMail, setByMail] = useState(true)
  const [byPush, setByPush] = useState(false)
  const [kept, setKept] = useState<JobAlert>()
  const wantPush = async (isOn: boolean) => setByPush(isOn && (await push.ask()) === 'on')
  const keep = () =>
    run(async () => {
      const alert = await addAlert(asked, { name: '', by_mail: byMail, by_push: byPush })
      setKept(alert)
      onKept(alert)
    })
  if (kept)
    return (
      <div role="status" className="grid gap-3">
        <p className="text-lg">
          <Icon name="i-lucide-bell-ring" className="text-brand" /> {t('keepSearch.done')}
        </p>
        <p>{waysOf(kept)}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onClose}>
            {t('common:close')}
          </Button>
          <AppLink to="/jobapplications?tab=alerts" className="btn-quiet">
            {t('keepSearch.alerts')}
          </AppLink>
        </div>
      </div>
    )
  return (
    <div className="grid gap-3">
      <FilterChips words={words} />
      <p id={hintId}>{t('keepSearch.hint')}</p>
      <fieldset aria-describedby={hintId}>
        <legend className="font-600">{t('keepSearch.how')}</legend>
        <Check label={t('keepSearch.byMail')} isOn={byMail} onChange={setByMail} />
        <Check label={t('keepSearch.byPush')} isOn={byPush} onChange={(isOn) => void wantPush(isOn)} />
      </fieldset>
      <PushWord state={push.state} />
      <p role="alert" className="text-danger empty:hidden">
        {problem && refusalWords(problem.code)}
      </p>
      <BusyButton variant="primary" icon="i-lucide-bell" isBusy={isBusy} onClick={() => void keep()}>
        {t(isBusy ? 'profile.saving' : 'keepSearch.button')}
      </BusyButton>
    </div>
  )

  function waysOf({ by_mail, by_push }: JobAlert): string {
    if (by_mail && by_push) return t('keepSearch.told.both')
    if (by_mail) return t('keepSearch.told.mail')
    return t(by_push ? 'keepSearch.told.push' : 'keepSearch.told.app')
  }
  function refusalWords(code: string): string {
    if (code === 'offline') return t('alerts.needsInternet')
    return code === 'too-many-held' || code === 'bad-input' ? t('keepSearch.tooMany') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
  }
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="target justify-start! gap-3 flex!">
      <input type="checkbox" checked={isOn} className="accent-brand w-5 h-5 shrink-0" onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
