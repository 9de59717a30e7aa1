import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HoursWindow } from '#contract/services/hours.ts'
import type { TeamHours } from '#contract/services/team-hours.ts'
import type { WindowKind } from '#contract/services/window-kinds.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FieldValue } from '../../../../../ui/form/field-value.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import type { ScreenForm as Form } from '../../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { OfflineLine } from '../../../../../ui/lists/offline-line.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { putWindow } from '../closing-targets.ts'
import type { Calendar } from '../hours-changes.ts'
import { WindowForm } from '../hours-schemas.ts'
import { saidOfSaving } from '../said-of-saving.ts'
import { useDatedForm } from '../use-dated-form.ts'
import { textsOfSpans, written } from '../week-texts.ts'
import { DateFields } from './date-fields.tsx'
import { MoonNote } from './moon-note.tsx'
import { SpansField } from './spans-field.tsx'

/** What a form of single days begins with. */
export interface WindowStart extends HoursWindow {
  /** It stands in the hours already. */
  isThere: boolean
  isByMoon?: boolean
}

/** Nothing is filled in but that it is closed. */
export const A_CLOSING: WindowStart = { from: '', until: '', kind: 'own', note: '', spans: [], isThere: false }

interface Props {
  calendar: Calendar
  /** Members with hours of their own: what is closed for all is closed for them too. */
  others: readonly Calendar[]
  start: WindowStart
  nameOf: (member_id: number | null) => string
  put: (hours: TeamHours) => void
  onClose: () => void
}

/** Closes some days, or gives them other hours. New days that are closed go through the outbox: that also works without network. */
export function WindowEditor({ calendar, others, start, nameOf, put, onClose }: Props) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const isOffline = useIsOffline()
  const { isThere, isByMoon = false, ...window } = start
  const { member_id } = calendar
  /** Whose hours have it already, where a try before stopped half way. */
  const done = useRef(new Set<number | null>())
  const { form, draft, textOf, discard } = useDatedForm({
    name: `hours days ${member_id ?? 'all'} ${window.kind} ${window.from}`,
    schema: WindowForm as never,
    before: {
      from: window.from,
      until: window.until,
      kind: window.kind,
      note: window.note,
      is_closed: String(window.spans.length === 0),
      spans: written(textsOfSpans(window.spans)),
    },
    put,
    save: async (filled: HoursWindow) => {
      const isQueued = !isThere && filled.spans.length === 0 && (filled.kind === 'own' || isOffline)
      // What the outbox closes has no kind: its name says why.
      const named = isQueued && filled.note === '' && filled.kind !== 'own' ? { ...filled, note: t(`hours.kinds.${filled.kind}`) } : filled
      const isForAll = !isThere && !isQueued && filled.spans.length === 0
      const targets = [calendar, ...(isForAll ? others : [])].filter((one) => !done.current.has(one.member_id))
      let answer: TeamHours | undefined
      await putWindow(targets, { window: named, before: isThere ? window : undefined, isQueued, nameOf }, (one, hours) => {
        done.current.add(one.member_id)
        answer = hours ?? answer
        if (hours) put(hours)
      })
      showNotice(answer ? saidOfSaving(t, answer) : t('hours.closedLater'))
      onClose()
    },
  })
  return (
    <EditorCard title={titleOf(window.kind, isThere)}>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('draft')} discard={t('discard')} onDiscard={discard} />}
        {isByMoon && <MoonNote />}
        <DateFields form={form} note={draft.note} />
        <FieldValue form={form} name="spans" />
        <FieldValue form={form} name="is_closed">
          {(isClosed) => (
            <>
              <ClosedOrOther isClosed={isClosed === 'true'} form={form} note={draft.note} />
              {isClosed !== 'true' && <SpansField form={form} note={draft.note} />}
              {isClosed === 'true' && !isThere && others.length > 0 && (
                <p className="text-sm text-ink-soft">
                  <MixedText text={t('hours.also', { names: format.list(others.map((one) => nameOf(one.member_id))) })} />
                </p>
              )}
              <OfflineLine isOffline={isOffline} text={t(isClosed === 'true' && !isThere ? 'hours.closingOffline' : 'offlineNote')} />
            </>
          )}
        </FieldValue>
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

const titleOf = (kind: WindowKind, isThere: boolean) => {
  if (isThere) return 'hours.editDays'
  return kind === 'own' ? 'hours.closeDays' : (`hours.kinds.${kind}` as const)
}

/** A form of hours, whose first field has the focus once it is there. */
export function EditorCard({ title, children }: { title: ReturnType<typeof titleOf> | 'hours.season' | 'hours.editSeason'; children: React.ReactNode }) {
  const { t } = useTranslation('team')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input[type=date]')?.focus(), [])
  return (
    <div ref={box} className="rounded-card border border-brand p-4">
      <h3 className="text-lg pb-3">{t(title)}</h3>
      {children}
    </div>
  )
}

function ClosedOrOther({ isClosed, form, note }: { isClosed: boolean; form: Form; note: () => void }) {
  const { t } = useTranslation('team')
  const id = useId()
  const choices = [
    [true, 'hours.closed'],
    [false, 'hours.otherHours'],
  ] as const
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="pb-1 font-600">{t('hours.whatThen')}</legend>
      {choices.map(([wanted, text]) => (
        <label key={text} className="target justify-start! gap-3 pe-3">
          <input
            type="radio"
            name={id}
            checked={isClosed === wanted}
            className="accent-brand w-5 h-5 shrink-0"
            onChange={() => {
              form.write({ is_closed: String(wanted) })
              note()
            }}
          />
          {t(text)}
        </label>
      ))}
    </fieldset>
  )
}
