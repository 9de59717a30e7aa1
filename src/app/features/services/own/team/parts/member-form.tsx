import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { TEAM_LIMITS, type TeamMember } from '#contract/services/team.ts'
import { useKeyedDraft } from '../../../../../nouns/use-keyed-draft.ts'
import { useKeptPictures } from '../../../../../state/drafts/use-kept-pictures.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FewPictures } from '../../../../../ui/form/few-pictures.tsx'
import { FlagField } from '../../../../../ui/form/flag-field.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { Portrait } from '../../../../../ui/media/portrait.tsx'
import { MemberForm, textsOfMember } from '../member-values.ts'
import { addToTeam, changeInTeam } from '../team-calls.ts'

interface Props {
  /** Who is changed; undefined: somebody new. */
  member: TeamMember | undefined
  /** Gets the team as it is then. */
  onDone: (team: TeamMember[]) => void
  onClose: () => void
}

/** A member has one picture: under this number it is taken away. */
const STORED = 1

/** Adds somebody to the team, or changes somebody. What is typed stays on this phone until it was saved. */
export function TeamMemberForm({ member, onDone, onClose }: Props) {
  const { t } = useTranslation('team')
  const before = textsOfMember(member)
  const name = member ? `member ${member.member_id}` : 'member'
  const kept = useKeptPictures(`${name} picture`)
  const stored = member?.picture && !kept.gone.includes(STORED) ? member.picture : undefined
  const form = useScreenForm({
    schema: MemberForm,
    initialValues: before,
    onSubmit: async (filled) => {
      const [picture] = kept.pictures
      const input = { ...filled, picture }
      const isWithout = member?.picture != null && !stored && !picture
      const team = await (member ? changeInTeam(member.member_id, input, isWithout) : addToTeam(input, draft.clientKey()))
      draft.forget()
      await kept.forget()
      onDone(team)
    },
  })
  const draft = useKeyedDraft(form, name)
  const { note } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input[type=text]')?.focus(), [])
  const textOf = ({ code }: Problem) => (code === 'offline' ? t('offlineKept') : undefined)
  const discard = () => {
    draft.forget()
    form.dropProblem()
    form.write({ ...before })
    void kept.forget().then(onClose)
  }
  return (
    <div ref={box} className="card overflow-visible p-4">
      <h2 className="text-lg pb-3">{t(member ? 'team.edit' : 'team.add')}</h2>
      <ScreenForm form={form} className="grid-cols-1">
        {(draft.isRestored || kept.isRestored) && <DraftNote text={t('draft')} discard={t('discard')} onDiscard={discard} />}
        <TextField
          form={form}
          name="name"
          label={t('team.name')}
          maxLength={TEAM_LIMITS.nameLongest}
          autoComplete="off"
          autoCapitalize="words"
          onValue={note}
        />
        <TextField form={form} name="role" optional label={t('team.role')} hint={t('team.roleHint')} maxLength={TEAM_LIMITS.roleLongest} onValue={note} />
        <FewPictures
          texts={{ label: t('team.picture'), hint: t('team.pictureHint') }}
          pictures={kept.pictures}
          onChange={kept.putPictures}
          most={1}
          stored={stored ? [{ id: STORED, shown: () => <Portrait path={stored} name={before.name} variant="large" /> }] : []}
          onTakeAway={kept.takeAway}
        />
        <FlagField form={form} name="is_bookable" label={t('team.bookable')} hint={t('team.bookableHint')} />
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('saving')} className="sm:w-auto">
            {t('save')}
          </SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </ScreenForm>
    </div>
  )
}
