import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { forgetJobProfileHere } from '../../../../state/job-profile.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { profileIn } from '../application-texts.ts'
import { draftName } from '../apply-draft-name.ts'
import type { readProfileStart } from '../apply-start.ts'
import { dropProfile, saveProfile } from '../calls.ts'
import { cvFile } from '../chosen-cv.ts'
import { keepAsLastUsed } from '../profile-here.ts'
import { useApplyForm } from '../use-apply-form.ts'
import type { Filled } from '../use-applying.ts'
import { CvDownload } from './cv-download.tsx'
import { CvField } from './cv-field.tsx'
import { ProfileFields } from './profile-fields.tsx'
import type { ProfileAction } from './profile-tab.tsx'

interface Props {
  start: Awaited<ReturnType<typeof readProfileStart>>
  /** What was done last. */
  action: ProfileAction | undefined
  onDone: (action: ProfileAction) => void
}

/** The profile: saved with the service, and without network on this phone alone. */
export function ProfileForm({ start, action, onDone }: Props) {
  const { t } = useTranslation('applying')
  const isOffline = useIsOffline()
  const save = async ({ texts, cv }: Filled) => {
    try {
      const saved = await saveProfile({ texts: profileIn(texts), cv: cv.kind === 'new' ? cvFile(cv.cv) : undefined, isCvRemoved: cv.kind === 'none' })
      await keepAsLastUsed(texts, saved.cv ? { kind: 'held', cv: saved.cv } : cv, true)
      await state.forget()
      onDone('saved')
    } catch (cause) {
      if (!(cause instanceof Problem) || !mayWorkLater(cause.code)) throw cause
      if (!(await keepAsLastUsed(texts, cv, false))) throw new Problem('out-of-space')
      await state.forget()
      onDone('here')
    }
  }
  const state = useApplyForm({ start, draft: draftName(), isCvNeeded: false, onSubmit: save })
  const { form, cv } = state
  return (
    <section aria-label={t('tabs.profile')} className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('profile.what')}</p>
      <ProfileNews start={start} action={action} />
      <div onInput={state.note}>
        <ScreenForm form={form} className="grid-cols-1">
          <ProfileFields form={form} />
          <CvField chosen={cv} isNeeded={false} fault={state.cvFault} onChange={state.putCv} handle={state.cvHandle} />
          {cv.kind === 'held' && <CvDownload cv={cv.cv} />}
          <p className="text-sm text-ink-soft">{t('profile.whoSees')}</p>
          <FormProblem form={form} textOf={({ code }) => (code === 'out-of-space' ? t('refused.out-of-space') : undefined)} />
          {isOffline && (
            <p className="text-sm text-marigold">
              <Icon name="i-lucide-wifi-off" /> {t('profile.offline')}
            </p>
          )}
          <SubmitButton form={form} busy={t('profile.saving')}>
            {t(isOffline ? 'profile.saveHere' : 'profile.save')}
          </SubmitButton>
        </ScreenForm>
      </div>
      {(start.isSaved || start.isHereOnly) && <RemoveProfile forget={state.forget} onDone={() => onDone('removed')} />}
    </section>
  )
}

/** How what stands in the form came there. */
function ProfileNews({ start: { isRestored, isHereOnly }, action }: Pick<Props, 'start' | 'action'>) {
  const { t } = useTranslation('applying')
  const isGood = action === 'saved' || action === 'removed'
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {isGood && (
        <p className="rounded-control border border-brand p-3">
          <Icon name="i-lucide-circle-check" className="text-brand" /> {t(`profile.${action}`)}
        </p>
      )}
      {isHereOnly && (
        <p className="rounded-control border border-marigold p-3">
          <Icon name="i-lucide-hourglass" className="text-marigold" /> {t('profile.here')}
        </p>
      )}
      {isRestored && <p className="chip justify-self-start">{t('form.restored')}</p>}
    </div>
  )
}

function RemoveProfile({ forget, onDone }: { forget: () => Promise<void>; onDone: () => void }) {
  const { t } = useTranslation('applying')
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    await dropProfile()
    await Promise.all([forgetJobProfileHere(), forget()])
    onDone()
  }
  return (
    <div className="border-t border-line pt-4">
      <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsking(true)}>
        {t('remove.button')}
      </Button>
      {isAsking && (
        <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={() => setAsking(false)}>
          <p>{t('remove.text')}</p>
        </AskDialog>
      )}
    </div>
  )
}
