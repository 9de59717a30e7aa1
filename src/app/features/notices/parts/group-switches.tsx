import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canSwitch, groupNamed, NOTICE_WAYS, type NoticeWay } from '#contract/notices/notice-groups.ts'
import type { NoticeSetting, NoticeSwitch } from '#contract/notices/notice-settings.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

interface Props {
  setting: NoticeSetting
  onChoose: (choice: NoticeSwitch) => void
}

/** The notification switches of one group. On wide screens a row of a table. */
export function GroupSwitches({ setting, onChoose }: Props) {
  const { t } = useTranslation('notices')
  const whyId = useId()
  const { group } = setting
  const { mail } = groupNamed(group)
  // What is off in the app is not pushed either.
  const isSilent = !setting.app
  const why = canSwitch(group, 'app') ? isSilent && t('settings.pushNeedsApp') : t(mail === 'always' ? 'settings.moneyStays' : 'settings.alwaysOn')
  return (
    <fieldset
      aria-describedby={why ? whyId : undefined}
      className="border-line border-t first:border-t-0 px-4 py-3 grid gap-x-3 gap-y-1 sm:grid-cols-[1fr_23rem] sm:items-center"
    >
      <legend className="sr-only">{t(`settings.groups.${group}.title`)}</legend>
      <div>
        <p aria-hidden="true" className="font-600">
          {t(`settings.groups.${group}.title`)}
        </p>
        <p className="text-sm text-ink-soft">{t(`settings.groups.${group}.hint`)}</p>
        {why && (
          <p id={whyId} className="text-sm text-ink-soft">
            {why}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4 sm:grid sm:grid-cols-3 sm:items-center">
        {NOTICE_WAYS.map((way) =>
          way === 'mail' && (mail === 'none' || mail === 'each-alert') ? (
            <MailElsewhere key={way} isOfAlerts={mail === 'each-alert'} />
          ) : (
            <WaySwitch key={way} setting={setting} way={way} whyId={why ? whyId : undefined} onChoose={onChoose} />
          ),
        )}
      </div>
    </fieldset>
  )
}

/** Where mails of the group are switched, if there are any. */
function MailElsewhere({ isOfAlerts }: { isOfAlerts: boolean }) {
  const { t } = useTranslation('notices')
  if (!isOfAlerts) return <p className="hidden sm:block text-sm text-ink-soft">{t('settings.noMail')}</p>
  return (
    <AppLink to="/jobapplications?tab=alerts" className="link target text-sm">
      {t('settings.eachAlert')}
    </AppLink>
  )
}

interface WayProps extends Props {
  way: NoticeWay
  whyId: string | undefined
}

function WaySwitch({ setting, way, whyId, onChoose }: WayProps) {
  const { t } = useTranslation('notices')
  const { group } = setting
  const isFixed = !canSwitch(group, way) || (way === 'push' && !setting.app && canSwitch(group, 'app'))
  const isOn = !canSwitch(group, way) || (way === 'push' ? setting.push && !isFixed : Boolean(setting[way]))
  return (
    <label className="target justify-start! gap-2">
      <input
        type="checkbox"
        checked={isOn}
        aria-disabled={isFixed || undefined}
        aria-label={t(`settings.names.${way}`, { what: t(`settings.groups.${group}.what`) })}
        aria-describedby={isFixed && way !== 'mail' ? whyId : undefined}
        className="accent-brand w-5 h-5 shrink-0 aria-disabled:opacity-50"
        onChange={({ currentTarget }) => !isFixed && onChoose({ group, way, is_on: currentTarget.checked })}
      />
      {t(`settings.ways.${way}`)}
    </label>
  )
}
