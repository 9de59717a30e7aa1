import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { asReason } from '#contract/core/reasons.ts'
import type { TeamMember } from '#contract/services/team.ts'
import type { ControlProps, FieldState, ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { useCachedAnswer } from '../../../../../wire/use-cached-answer.ts'
import { joined, listIn } from '../../service-values.ts'
import { loadTeam } from '../../team/team-calls.ts'

interface Props {
  form: ScreenForm
  note: () => void
  /** Who does it is not said yet: the seller, until others are chosen. */
  isNew: boolean
}

/** Who of the team does it. */
export function MembersField({ form, note, isNew }: Props) {
  const { Field } = form.parts
  const write = (members: readonly string[]) => form.write({ members: joined(members) })
  return (
    <Field name="members" type="string">
      {(field, control) => <Members field={field} control={control} isNew={isNew} onWrite={write} onChosen={note} />}
    </Field>
  )
}

interface MembersProps {
  field: FieldState
  control: ControlProps
  isNew: boolean
  onWrite: (members: readonly string[]) => void
  /** The reader has chosen. */
  onChosen: () => void
}

function Members({ field, control: { ref }, isNew, onWrite, onChosen }: MembersProps) {
  const { t } = useTranslation('team')
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const { answer, problem } = useCachedAnswer(loadTeam, 'team')
  const chosen = listIn(String(useSignalValue(field.value) ?? ''))
  const error = useSignalValue(field.error)
  const team = answer?.value ?? []
  const owner = team.find(({ is_owner }) => is_owner)?.member_id
  const begin = useEffectEvent((member_id: number) => {
    if (isNew && chosen.length === 0) onWrite([String(member_id)])
  })
  useEffect(() => {
    if (owner !== undefined) begin(owner)
  }, [owner])
  useEffect(() => ref({ type: 'text', isConnected: true, focus: () => first.current?.focus() } as never), [ref])
  const set = ({ member_id }: TeamMember, isOn: boolean) => {
    const known = team.map((one) => String(one.member_id))
    onWrite(known.filter((one) => (one === String(member_id) ? isOn : chosen.includes(one))))
    onChosen()
  }
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className="grid gap-1">
      <legend className="pb-1 font-600">{t('form.members')}</legend>
      {!answer && <p className="text-ink-soft">{problem ? t('form.teamMissing') : t('common:loading')}</p>}
      {team.map((member, at) => (
        <label key={member.member_id} className="target justify-start! gap-3">
          <input
            ref={at === 0 ? first : undefined}
            type="checkbox"
            checked={chosen.includes(String(member.member_id))}
            className="accent-brand w-5 h-5 shrink-0"
            onChange={({ target }) => set(member, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">
            <MixedText text={member.name} />
            {member.role !== '' && (
              <span className="text-sm text-ink-soft">
                {' · '}
                <MixedText text={member.role} />
              </span>
            )}
            {!member.is_bookable && <span className="text-sm text-marigold"> · {t('team.notBookable')}</span>}
          </span>
        </label>
      ))}
      <p id={`${id}hint`} className="text-sm text-ink-soft">
        {answer && chosen.length === 0 ? t('form.noMembers') : t('form.membersHint')}{' '}
        <AppLink to="/sellerservices/team" className="link">
          {t('titles.team')}
        </AppLink>
      </p>
      <p id={`${id}error`} role="alert" className="text-sm text-danger empty:hidden">
        {error && (
          <>
            <Icon name="i-lucide-circle-alert" /> {t(`forms:reasons.${asReason(error)}`)}
          </>
        )}
      </p>
    </fieldset>
  )
}
