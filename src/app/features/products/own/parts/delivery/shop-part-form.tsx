import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import type { OwnShop } from '#contract/products/shops.ts'
import { useKeyedDraft } from '../../../../../nouns/use-keyed-draft.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { TwoVersions } from '../../../../../ui/controls/two-versions.tsx'
import { DraftNote } from '../../../../../ui/form/draft-note.tsx'
import { FormProblem } from '../../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import { loadShop, saveShop } from '../../shop-calls.ts'

type Texts = Record<string, string>

interface Props<Filled> {
  /** Of its draft. */
  name: string
  title: string
  shop: OwnShop
  put: (shop: OwnShop) => void
  schema: v.GenericSchema<Texts, Filled>
  textsOf: (shop: OwnShop) => Texts
  changeOf: (filled: Filled) => Parameters<typeof saveShop>[0]
  /** One version in words. */
  inWords: (texts: Texts) => string
  fields: (form: Form, note: () => void) => ReactNode
  /** Stands beside the button that saves. */
  beside?: ReactNode
  save: string
}

/** A part of the settings of a shop. What is typed stays on this phone until it was saved; of a change elsewhere both versions are shown. */
export function ShopPartForm<Filled>({ name, title, shop, put, schema, textsOf, changeOf, inWords, fields, beside, save }: Props<Filled>) {
  const { t } = useTranslation('stock')
  const before = textsOf(shop)
  const [theirs, setTheirs] = useState<OwnShop>()
  const form = useScreenForm({
    schema,
    initialValues: before as never,
    onSubmit: async (filled) => {
      try {
        const saved = await saveShop(changeOf(filled), draft.version())
        setTheirs(undefined)
        draft.forget()
        draft.begin(saved.version)
        put(saved)
        form.write(textsOf(saved))
        showNotice(t('delivery.saved'))
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'stale') setTheirs((await loadShop({ fresh: true })).value)
        throw cause
      }
    },
  })
  const draft = useKeyedDraft(form, name, shop.version)
  useSavedBeside(shop, textsOf, draft)
  const isBusy = useSignalValue(form.submitting)
  const typed = { ...before, ...(form.read() as Texts) }
  const reset = (texts: Texts) => {
    draft.forget()
    form.dropProblem()
    form.write(texts)
  }
  return (
    <section aria-label={title} className="card overflow-visible p-4 grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ScreenForm form={form} className="grid-cols-1">
        {draft.isRestored && <DraftNote text={t('delivery.draft')} discard={t('delivery.discard')} onDiscard={() => reset(before)} />}
        {fields(form, draft.note)}
        <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('delivery.offlineKept') : undefined)} />
        {theirs && (
          <TwoVersions
            differences={[{ label: title, theirs: inWords(textsOf(theirs)), mine: inWords(typed) }]}
            onKeepMine={(element) => {
              draft.begin(theirs.version)
              setTheirs(undefined)
              element?.requestSubmit()
            }}
            onTakeTheirs={() => {
              setTheirs(undefined)
              reset(textsOf(theirs))
              draft.begin(theirs.version)
              put(theirs)
            }}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <BusyButton type="submit" isBusy={isBusy} className="w-full sm:w-auto">
            {isBusy ? t('saving') : save}
          </BusyButton>
          {beside}
        </div>
      </ScreenForm>
    </section>
  )
}

/** Another part of the settings was saved and this one is as it was: what is typed here belongs to the new version. */
function useSavedBeside(shop: OwnShop, textsOf: (shop: OwnShop) => Texts, draft: ReturnType<typeof useKeyedDraft>): void {
  const last = useRef(shop)
  const follow = useEffectEvent((before: OwnShop) => {
    if (draft.version() === before.version && JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(shop))) draft.begin(shop.version)
  })
  useEffect(() => {
    follow(last.current)
    last.current = shop
  }, [shop])
}
