import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { eventDays } from '#contract/events/event-days.ts'
import { type TicketKind, TicketKindForm } from '#contract/events/ticket-kinds.ts'
import { rateOf } from '#contract/wallet/seller-rates.ts'
import { CommissionText } from '../../../../nouns/commission-text.tsx'
import { useKeyedDraft } from '../../../../nouns/use-keyed-draft.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { TwoVersions } from '../../../../ui/controls/two-versions.tsx'
import { DraftNote } from '../../../../ui/form/draft-note.tsx'
import { FieldValue } from '../../../../ui/form/field-value.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useSellerRates } from '../../../../wire/use-seller-rates.ts'
import { addKind, editKind, type KindTexts, readKind } from '../kind-calls.ts'
import { emptyKind, readEntry, textsOfKind } from '../kind-values.ts'
import { useEventOfTab } from './event-heading.tsx'
import { KindDays, whenItEnters } from './kind-days.tsx'
import { SaleWindowFields } from './sale-window-fields.tsx'

interface Props {
  eventId: number
  /** The kind that is changed; undefined: a new one. */
  kind: TicketKind | undefined
  /** Gets all kinds as they are then. */
  onDone: (kinds: TicketKind[]) => void
  onClose: () => void
}

const FIELDS = ['title', 'price', 'capacity', 'description', 'from', 'to', 'per_order_limit', 'days'] as const

/** What the two versions of a kind say differently. */
const differencesOf = (there: KindTexts, here: KindTexts) =>
  FIELDS.flatMap((field) => (there[field] === here[field] ? [] : [{ field, theirs: there[field], mine: here[field] }]))

/** Adds a kind of ticket, or changes one. What is typed stays on this phone until it was saved. */
export function KindForm({ eventId, kind, onDone, onClose }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const before = kind ? textsOfKind(kind, format) : emptyKind(format)
  const [theirs, setTheirs] = useState<TicketKind>()
  const form = useScreenForm({
    schema: TicketKindForm,
    initialValues: before,
    onSubmit: async () => {
      const texts = form.read() as KindTexts
      const sent = kind ? editKind(eventId, { id: kind.id, version: draft.version() }, texts) : addKind(eventId, texts, draft.clientKey())
      const kinds = await sent.catch(explain)
      draft.forget()
      onDone(kinds)
    },
  })
  const draft = useKeyedDraft(form, kind ? `kind ${kind.id}` : `kind of ${eventId}`, kind?.version)
  const { note } = draft
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input')?.focus(), [])

  /** The number of seats that are taken belongs to the words; of a change elsewhere both versions are shown. */
  async function explain(cause: unknown): Promise<never> {
    if (!(cause instanceof Problem)) throw cause
    if (cause.code === 'stale' && kind) setTheirs(await readKind(eventId, kind.id))
    if (cause.code !== 'below-sold') throw cause
    form.refuse('capacity', 'below-sold')
    throw new Problem('below-sold', { facts: cause.facts ?? {} })
  }
  const textOf = ({ code, facts }: Problem) => {
    if (code === 'below-sold' && facts?.taken !== undefined) return t('kinds.belowSold', { count: facts.taken })
    return code === 'offline' ? t('kinds.offlineKept') : undefined
  }
  const reset = (texts: KindTexts) => {
    draft.forget()
    form.dropProblem()
    form.write(texts)
  }
  const typed = form.read() as KindTexts
  const event = useEventOfTab(eventId)
  const rates = useSellerRates()
  const dates = event ? eventDays(event) : undefined
  const there = theirs && textsOfKind(theirs, format)
  const whenOf = (texts: KindTexts) => ({ ...texts, days: whenItEnters({ t, format }, dates ?? [], readEntry(texts)) })
  const differences = there ? differencesOf(whenOf(there), whenOf(typed)).map(({ field, ...both }) => ({ label: t(`kinds.form.${field}`), ...both })) : []
  return (
    <div ref={box} className="card overflow-visible p-4">
      <h2 className="text-lg pb-3">{t(kind ? 'kinds.edit' : 'kinds.add')}</h2>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('kinds.draft')} discard={t('kinds.discardDraft')} onDiscard={() => reset(before)} />}
        <TextField form={form} name="title" label={t('kinds.form.title')} hint={t('kinds.form.titleHint')} autoComplete="off" onValue={note} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="price"
            label={t('kinds.form.price')}
            hint={
              <>
                {t(kind && kind.sold + kind.held > 0 ? 'kinds.form.priceSold' : 'kinds.form.priceHint')}
                <span className="block empty:hidden">
                  <FieldValue form={form} name="price">
                    {(price) => <CommissionText rate={rates && event && rateOf(rates, 'tickets', event.event_category)} price={price} />}
                  </FieldValue>
                </span>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            onValue={note}
          />
          <TextField
            form={form}
            name="capacity"
            label={t('kinds.form.capacity')}
            hint={kind ? t('kinds.form.taken', { count: kind.capacity - kind.seats }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            onValue={note}
          />
        </div>
        <SaleWindowFields form={form} of="kinds" onValue={note} />
        <TextField form={form} name="per_order_limit" label={t('kinds.form.per_order_limit')} inputMode="numeric" autoComplete="off" onValue={note} />
        {dates && dates.length > 1 && <KindDays form={form} dates={dates} onValue={note} />}
        <TextField form={form} name="description" label={t('kinds.form.description')} hint={t('kinds.form.descriptionHint')} optional rows={3} onValue={note} />
        <FormProblem form={form} textOf={textOf} />
        {theirs && (
          <TwoVersions
            differences={differences}
            onKeepMine={(element) => {
              draft.begin(theirs.version)
              setTheirs(undefined)
              element?.requestSubmit()
            }}
            onTakeTheirs={() => {
              setTheirs(undefined)
              reset(textsOfKind(theirs, format))
              draft.begin(theirs.version)
            }}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy={t('kinds.saving')} className="sm:w-auto">
            {t('kinds.save')}
          </SubmitButton>
          <Button onClick={onClose}>{t('kinds.cancel')}</Button>
        </div>
      </ScreenForm>
    </div>
  )
}
