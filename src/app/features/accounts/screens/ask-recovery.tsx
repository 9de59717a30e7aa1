import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Email } from '#contract/accounts/account-fields.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { sendRecovery } from '../auth-calls.ts'
import { AuthPage } from '../parts/auth-page.tsx'
import { MessageCard } from '../parts/message-card.tsx'
import { NeedsInternet } from '../parts/needs-internet.tsx'
import { WaitNote } from '../parts/wait-note.tsx'
import { WayLink } from '../parts/way-link.tsx'

const RecoveryForm = v.object({ email: Email })

/** Asks for a link to a new password. What it answers is the same for every address. */
export function AskRecovery() {
  const { t } = useTranslation('accounts')
  const [sentTo, setSentTo] = useState<string>()
  const form = useScreenForm({
    schema: RecoveryForm,
    initialValues: { email: '' },
    onSubmit: async ({ email }) => {
      await sendRecovery(email)
      setSentTo(email)
    },
  })
  return (
    <AuthPage title={t('recover.title')}>
      {sentTo ? (
        <MessageCard title={t('recover.sentTitle')} text={t('recover.sent', { email: sentTo })} icon="i-lucide-mail" takesFocus>
          <p className="text-ink-soft">{t('recover.sentHint')}</p>
          <Button onClick={() => setSentTo(undefined)}>{t('recover.again')}</Button>
        </MessageCard>
      ) : (
        <>
          <p>{t('recover.text')}</p>
          <NeedsInternet problem={form.problem} />
          <ScreenForm form={form}>
            <TextField
              form={form}
              name="email"
              label={t('field.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
            />
            <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('offline') : undefined)} />
            <WaitNote problem={form.problem} />
            <SubmitButton form={form} busy={t('recover.busy')}>
              {t('recover.submit')}
            </SubmitButton>
          </ScreenForm>
        </>
      )}
      <WayLink to="/login" className="link target justify-self-start">
        {t('recover.back')}
      </WayLink>
    </AuthPage>
  )
}
