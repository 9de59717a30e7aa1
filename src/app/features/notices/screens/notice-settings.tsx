import { useTranslation } from 'react-i18next'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ChoiceFailed } from '../parts/choice-failed.tsx'
import { GroupSwitches } from '../parts/group-switches.tsx'
import { NoticesProblem } from '../parts/notices-problem.tsx'
import { NoticesSwitch } from '../parts/notices-switch.tsx'
import { useNoticeSwitches } from '../use-notice-switches.ts'

/** Notification settings by group and channel: each choice is saved by itself. */
export function NoticeSettings() {
  const { t } = useTranslation('notices')
  const { answer, problem, reload, settings, failed, isSaved, choose } = useNoticeSwitches()
  return (
    <div className="mx-auto max-w-2xl grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="text-xl">{t('settings.title')}</h1>
        <AppLink to="/notices" className="link target">
          {t('title')}
        </AppLink>
      </div>
      <p className="text-ink-soft">{t('settings.intro')}</p>
      <NoticesSwitch />
      {!settings && !problem && <RowsWaiting />}
      {!settings && problem && <NoticesProblem problem={problem} retry={reload} title={t('settings.missing')} offline={t('settings.notKept')} />}
      {answer && settings && (
        <>
          <p className="empty:hidden">
            <AgeNote answer={answer} />
          </p>
          <div className="card">
            {settings.map((setting) => (
              <GroupSwitches key={setting.group} setting={setting} onChoose={(choice) => void choose(choice)} />
            ))}
          </div>
        </>
      )}
      <ChoiceFailed problem={failed?.problem} retry={() => failed && void choose(failed.choice)} />
      <p role="status" className="text-sm text-ink-soft">
        {isSaved && t('settings.saved')}
      </p>
    </div>
  )
}
