import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import type { Hours } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { useKeyedDraft } from '../../../../../nouns/use-keyed-draft.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { TwoVersions } from '../../../../../ui/controls/two-versions.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { loadHours, saveHours } from '../hours-calls.ts'
import { type Calendar, calendarOf, withWeek } from '../hours-changes.ts'
import { WeekForm } from '../hours-schemas.ts'
import { saidOfSaving } from '../said-of-saving.ts'
import { useHoursWords } from '../use-hours-words.ts'
import { readWeek, textsOfWeek, written } from '../week-texts.ts'
import { WeekField } from './week-field.tsx'

interface Props {
  calendar: Calendar
  put: (hours: TeamHours) => void
}

const textsOf = ({ hours }: Calendar) => ({ week: written(textsOfWeek(hours.week)) })

/** The weekly hours of all, or of one member. What is typed stays on this phone until it was saved; of a change elsewhere both versions are shown. */
export function WeeklyHours({ calendar, put }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const { member_id } = calendar
  const [theirs, setTheirs] = useState<TeamHours>()
  /** What a week that is kept in spite of another one is put into. */
  const over = useRef<Hours>(undefined)
  const before = textsOf(calendar)
  const form = useScreenForm({
    schema: WeekForm,
    initialValues: before,
    onSubmit: async ({ week }) => {
      try {
        const saved = await saveHours({ member_id, version: draft.version() }, withWeek(over.current ?? calendar.hours, week))
        take(saved)
        showNotice(saidOfSaving(t, saved))
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'stale') setTheirs((await loadHours({ fresh: true })).value)
        throw cause
      }
    },
  })
  const draft = useKeyedDraft(form, `hours week ${member_id ?? 'all'}`, calendar.version)
  useFollowed(calendar, { form, draft })
  const reset = (texts: { week: string }) => {
    draft.forget()
    form.dropProblem()
    form.write(texts)
  }
  const take = (team: TeamHours) => {
    const now = calendarOf(team, member_id)
    over.current = undefined
    setTheirs(undefined)
    reset(textsOf(now))
    draft.begin(now.version)
    put(team)
  }
  const there = theirs && calendarOf(theirs, member_id)
  return (
    <section aria-label={t('hours.week')} className="card overflow-visible p-4 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t('hours.week')}</h2>
      {calendar.isUsual && <p className="text-marigold">{t('hours.usual')}</p>}
      <p className="text-sm text-ink-soft">{t('hours.weekHint')}</p>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('draft')} discard={t('discard')} onDiscard={() => reset(before)} />}
        <WeekField form={form} note={draft.note} />
        <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('offlineKept') : undefined)} />
        {there && (
          <TwoVersions
            differences={[{ label: t('hours.week'), theirs: words.week(there.hours.week), mine: words.typedWeek(readWeek(String(form.read().week))) }]}
            onKeepMine={(element) => {
              over.current = there.hours
              draft.begin(there.version)
              setTheirs(undefined)
              element?.requestSubmit()
            }}
            onTakeTheirs={() => take(theirs)}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy={t('saving')} className="sm:w-auto">
            {t('hours.saveWeek')}
          </SubmitButton>
          <FieldValue form={form} name="week">
            {(week) =>
              week !== before.week && (
                <span className="text-sm text-marigold">
                  <Icon name="i-lucide-file-pen-line" /> {t('unsaved')}
                </span>
              )
            }
          </FieldValue>
        </div>
      </ScreenForm>
    </section>
  )
}

/** What came since is shown, but never over what is being typed; where another part of the same hours was saved, what is typed belongs to the new version. */
function useFollowed(calendar: Calendar, { form, draft }: { form: Form; draft: ReturnType<typeof useKeyedDraft> }): void {
  const last = useRef(calendar)
  const follow = useEffectEvent((before: Calendar) => {
    if (before.version === calendar.version) return
    if (!draft.isTyped()) {
      form.write(textsOf(calendar))
      draft.begin(calendar.version)
    } else if (draft.version() === before.version && textsOf(before).week === textsOf(calendar).week) draft.begin(calendar.version)
  })
  useEffect(() => {
    follow(last.current)
    last.current = calendar
  }, [calendar])
}
