import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { SettingsData } from '../parts/settings-data.tsx'
import { SettingsDelete } from '../parts/settings-delete.tsx'
import { SettingsDevices } from '../parts/settings-devices.tsx'
import { SettingsEmail } from '../parts/settings-email.tsx'
import { SettingsGoogle } from '../parts/settings-google.tsx'
import { SettingsLook } from '../parts/settings-look.tsx'
import { SettingsMails } from '../parts/settings-mails.tsx'
import { ProblemNote } from '../parts/settings-notes.tsx'
import { SettingsPassword } from '../parts/settings-password.tsx'
import { SettingsPhone } from '../parts/settings-phone.tsx'
import { SettingsProfile } from '../parts/settings-profile.tsx'
import { SettingsSection } from '../parts/settings-section.tsx'
import { SettingsSilence } from '../parts/settings-silence.tsx'
import { SettingsWaiting } from '../parts/settings-waiting.tsx'
import type { SettingsOf } from '../settings-of.ts'
import { useAccount } from '../use-account.ts'
import { useOffersGoogle } from '../use-offers-google.ts'

interface Props {
  /** What else there is to set about this phone. */
  phone?: ReactNode
  /** The address book of the account. */
  addresses?: ReactNode
  /** The address of one's own calendar. */
  calendar?: ReactNode
  /** The account's public page. */
  page?: ReactNode
  /** Whom it follows, mutes and blocks. */
  people?: ReactNode
}

/** Everything that can be set about one's account and this phone, one thing at a time, each saved by itself. */
export function ProfileSettings(parts: Props) {
  const { t } = useTranslation()
  const { account, age, problem, reload, put } = useAccount()
  return (
    <div className="mx-auto max-w-2xl grid gap-2">
      <h1 className="text-xl pb-2">{t('settings:title')}</h1>
      {age && <AgeNote answer={age} />}
      {!account && !problem && <SettingsWaiting />}
      {!account && problem && (
        <div className="card p-6">
          <ProblemNote problem={problem} retry={reload} />
        </div>
      )}
      {account && <Sections account={account} put={put} {...parts} />}
    </div>
  )
}

function Sections({ account, put, phone, addresses, calendar, page, people }: SettingsOf & Props) {
  const { t } = useTranslation()
  const offersGoogle = useOffersGoogle()
  const its = { account, put }
  return (
    <>
      <SettingsSilence />
      <SettingsSection
        id="profile"
        icon="i-lucide-user"
        title={t('settings:profile.title')}
        now={<NameNow name={account.full_name || account.username} />}
        isFirst
      >
        <SettingsProfile {...its} />
      </SettingsSection>
      {page && (
        <SettingsSection id="page" icon="i-lucide-id-card" title={t('members:own.title')}>
          {page}
        </SettingsSection>
      )}
      {people && (
        <SettingsSection id="people" icon="i-lucide-users" title={t('members:related.title')}>
          {people}
        </SettingsSection>
      )}
      {addresses && (
        <SettingsSection id="addresses" icon="i-lucide-map-pin" title={t('addresses:title')}>
          {addresses}
        </SettingsSection>
      )}
      <SettingsSection id="look" icon="i-lucide-languages" title={t('settings:look.title')}>
        <SettingsLook {...its} />
      </SettingsSection>
      <SettingsSection id="email" icon="i-lucide-mail" title={t('settings:email.title')} now={<EmailNow account={account} />}>
        <SettingsEmail {...its} />
      </SettingsSection>
      <SettingsSection id="mails" icon="i-lucide-mail" title={t('settings:mails.title')}>
        <SettingsMails {...its} />
      </SettingsSection>
      {calendar && (
        <SettingsSection id="calendar" icon="i-lucide-calendar-sync" title={t('days:feed.title')}>
          {calendar}
        </SettingsSection>
      )}
      <SettingsSection id="password" icon="i-lucide-lock-keyhole" title={t('settings:password.title')}>
        <SettingsPassword {...its} />
      </SettingsSection>
      {(offersGoogle || account.google_linked) && (
        <SettingsSection
          id="google"
          icon="i-lucide-link"
          title={t('settings:google.title')}
          now={t(account.google_linked ? 'settings:google.on' : 'settings:google.off')}
        >
          <SettingsGoogle {...its} />
        </SettingsSection>
      )}
      <SettingsSection id="devices" icon="i-lucide-monitor-smartphone" title={t('settings:devices.title')}>
        <SettingsDevices />
      </SettingsSection>
      <SettingsSection id="phone" icon="i-lucide-hard-drive" title={t('settings:phone.title')}>
        {phone}
        <SettingsPhone />
      </SettingsSection>
      <SettingsSection id="data" icon="i-lucide-file-down" title={t('settings:data.title')}>
        <SettingsData username={account.username} />
      </SettingsSection>
      <SettingsSection id="delete" icon="i-lucide-trash" title={t('settings:delete.title')}>
        <SettingsDelete account={account} />
      </SettingsSection>
    </>
  )
}

const NameNow = ({ name }: { name: string }) => <span lang={scriptLanguage(name)}>{name}</span>

function EmailNow({ account }: { account: Account }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="break-all">{account.email}</span>
      {!account.email_verified && <span className="block text-marigold">{t('settings:email.unverified')}</span>}
    </>
  )
}
