import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { showNotice } from '../../../../../state/notices.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { saveHours } from '../hours-calls.ts'
import { type Calendar, withSeason } from '../hours-changes.ts'
import { SeasonForm } from '../hours-schemas.ts'
import { saidOfSaving } from '../said-of-saving.ts'
import { useDatedForm } from '../use-dated-form.ts'
import { textsOfWeek, written } from '../week-texts.ts'
import { DateFields } from './date-fields.tsx'
import { MoonNote } from './moon-note.tsx'
import { WeekField } from './week-field.tsx'
import { EditorCard } from './window-form.tsx'

/** What a form of a season begins with. */
export interface SeasonStart extends Season {
  /** It stands in the hours already. */
  isThere: boolean
  isByMoon?: boolean
}

interface Props {
  calendar: Calendar
  start: SeasonStart
  put: (hours: TeamHours) => void
  onClose: () => void
}

/** Other weekly hours between two days. */
export function SeasonEditor({ calendar, start, put, onClose }: Props) {
  const { t } = useTranslation('team')
  const { isThere, isByMoon = false, ...season } = start
  const { form, draft, textOf, discard } = useDatedForm({
    name: `hours season ${calendar.member_id ?? 'all'} ${season.kind} ${season.from}`,
    schema: SeasonForm as never,
    before: { from: season.from, until: season.until, kind: season.kind, note: season.note, week: written(textsOfWeek(season.week)) },
    put,
    save: async (filled: Season) => {
      const saved = await saveHours(calendar, withSeason(calendar.hours, { next: filled, before: isThere ? season : undefined, now: Date.now() }))
      put(saved)
      showNotice(saidOfSaving(t, saved))
      onClose()
    },
  })
  const title = season.kind === 'own' ? 'hours.season' : (`hours.kinds.${season.kind}` as const)
  return (
    <EditorCard title={isThere ? 'hours.editSeason' : title}>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('draft')} discard={t('discard')} onDiscard={discard} />}
        {isByMoon && <MoonNote />}
        <NeedsInternet text={t('offlineNote')} problem={form.problem} />
        <DateFields form={form} note={draft.note} />
        <WeekField form={form} note={draft.note} />
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('saving')} className="sm:w-auto">
            {t('save')}
          </SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </ScreenForm>
    </EditorCard>
  )
}
