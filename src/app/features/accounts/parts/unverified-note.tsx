import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../state/notices.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { sendLinkAgain } from '../settings-calls.ts'
import { useAccount } from '../use-account.ts'
import { ProblemNote } from './settings-notes.tsx'

interface Props {
  /** What is about to be posted here; on the dashboard everything. */
  of: 'all' | 'event' | 'job' | 'article' | 'product' | 'service'
}

/** To sellers who have not verified their e-mail: what they may post until then, and the way to verify it. Other users see nothing. */
export function UnverifiedNote({ of }: Props) {
  const { t } = useTranslation('selling')
  const title = useId()
  const { account } = useAccount()
  const { isBusy, problem, run } = useAction()
  if (!account || account.email_verified) return null
  const { email } = account
  const send = () =>
    run(async () => {
      await sendLinkAgain()
      showNotice(t('unverified.sent', { email }))
    })
  return (
    <section aria-labelledby={title} className="card p-4 mb-4 grid gap-2 border-marigold">
      <h2 id={title} className="text-base">
        <Icon name="i-lucide-mail" className="text-marigold" /> {t('unverified.title')}
      </h2>
      <p>{t(`unverified.${of}`)}</p>
      <p className="text-sm text-ink-soft">{t('unverified.way', { email })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <BusyButton isBusy={isBusy} onClick={() => void send()}>
          {t('unverified.send')}
        </BusyButton>
        <ScreenLink to="/profile-settings" className="link target">
          {t('unverified.change')}
        </ScreenLink>
      </div>
      <ProblemNote problem={problem} />
    </section>
  )
}
