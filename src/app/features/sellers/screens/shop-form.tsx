import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneLineRequired } from '#contract/core/names.ts'
import { Problem } from '#contract/core/problem.ts'
import { GENDERS } from '#contract/sellers/genders.ts'
import { type OwnSeller, SELLER_LIMITS, SellerForm } from '#contract/sellers/sellers.ts'
import { DistrictFields } from '../../../nouns/district-fields.tsx'
import { type DraftStore, openDraftStore } from '../../../state/drafts/draft-store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { sendShop } from '../calls.ts'
import { ShopConflicts } from '../parts/shop-conflicts.tsx'
import { SlugField } from '../parts/slug-field.tsx'
import { SHOP_DRAFT, type ShopBase, type ShopValues } from '../shop-values.ts'
import { slugOf } from '../slug-of.ts'
import { useShopMeeting } from '../use-shop-meeting.ts'

const Word = oneLineRequired(SELLER_LIMITS.skillLongest)

export interface ShopFormProps {
  /** What it begins with: an empty form, a draft, or the shop as it is. */
  values: ShopValues
  /** The shop that it goes on from, which is then changed; null: none is open yet. */
  base: ShopBase | null
  username: string
  /** The draft is from an earlier visit. */
  isDraft: boolean
  onDone: (shop: OwnSeller) => Promise<void> | void
  /** Gives the draft up and begins anew. */
  onStartOver: () => void
  /** Leaves it as it is; what was typed stays on the phone. */
  onCancel?: (() => void) | undefined
}

/** The one form by which an account becomes a seller, or changes its shop. What is typed is kept on the phone until it was sent. */
export function ShopForm({ values, base: first, username, isDraft, onDone, onStartOver, onCancel }: ShopFormProps) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  const [about, setAbout] = useState(values.about)
  const [isSlugOwn, setSlugOwn] = useState(values.slug !== '')
  const base = useRef(first)
  const { met, meet, decideIn, isUndecided } = useShopMeeting((now) => {
    base.current = now
  })
  const isOpen = first !== null
  const form = useScreenForm({
    schema: SellerForm,
    // Those of the form are texts throughout; what the schema makes of them is what is sent.
    initialValues: values as never,
    onSubmit: async (shop) => {
      if (isUndecided) return
      const before = base.current
      try {
        const saved = await sendShop({ ...shop, ...(before && { version: before.version }) }, isOpen)
        await draft.current?.forget()
        await onDone(saved)
      } catch (cause) {
        if (!before || !(cause instanceof Problem) || cause.code !== 'stale') throw cause
        await meet(form, before.values, cause)
        await draft.current?.keep().catch(() => undefined)
      }
    },
  })
  const draft = useKeptDraft(form, base)
  const suggest = (name: string) => {
    if (!isSlugOwn) form.write({ slug: slugOf(name, username) })
  }
  const startOver = async () => {
    await draft.current?.forget()
    onStartOver()
  }
  return (
    <ScreenForm form={form}>
      {isDraft && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="chip">{t('form.draft')}</p>
          <Button icon="i-lucide-undo-2" onClick={() => void startOver()}>
            {t('form.startOver')}
          </Button>
        </div>
      )}
      {met && <ShopConflicts meeting={{ ...met, decide: decideIn(form) }} mine={form.read() as ShopValues} />}
      <TextField form={form} name="full_name" label={t('form.name')} hint={t('form.nameHint')} autoComplete="organization" onValue={suggest} />
      <SlugField form={form} address={first?.values.slug} onOwn={() => setSlugOwn(true)} />
      <TextField form={form} name="profession" label={t('form.profession')} hint={t('form.professionHint')} autoComplete="organization-title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <DistrictFields form={form} />
      </div>
      <TextField form={form} name="city" label={t('form.city')} hint={t('form.cityHint')} optional autoComplete="address-level2" />
      <SelectField
        form={form}
        name="gender"
        label={t('form.gender')}
        hint={t('form.genderHint')}
        placeholder={t('form.genderNone')}
        choices={GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))}
      />
      <ChipsField form={form} name="languages" label={t('form.languages')} hint={t('form.languagesHint')} most={SELLER_LIMITS.mostLanguages} word={Word} />
      <ChipsField form={form} name="skills" label={t('form.skills')} hint={t('form.skillsHint')} most={SELLER_LIMITS.mostSkills} word={Word} />
      <TextField
        form={form}
        name="about"
        label={t('form.about')}
        optional
        rows={6}
        hint={t('form.aboutHint', { typed: format.number([...about].length), most: format.number(SELLER_LIMITS.aboutLongest) })}
        onValue={setAbout}
      />
      <FormProblem form={form} textOf={({ code }) => (code === 'offline' ? t('form.offline') : undefined)} />
      <div className="flex flex-wrap gap-2">
        {onCancel && <Button onClick={onCancel}>{t('common:cancel')}</Button>}
        {!isUndecided && (
          <SubmitButton form={form} busy={t('form.sending')} className="sm:w-auto">
            {t(isOpen ? 'form.save' : 'form.open')}
          </SubmitButton>
        )}
      </div>
    </ScreenForm>
  )
}

/** Keeps what is typed on the phone until it was sent, with what it goes on from; chips and choices are no strokes, so taps count as well. @returns how to give the draft up. */
function useKeptDraft({ dirty, read }: Pick<Form, 'dirty' | 'read'>, base: RefObject<ShopBase | null>): RefObject<DraftStore | undefined> {
  const keeper = useRef<DraftStore>(undefined)
  useEffect(() => {
    const mine = openDraftStore(SHOP_DRAFT, () => ({ ...read(), base: base.current }))
    keeper.current = mine
    const note = () => dirty.peek() && mine.note()
    document.addEventListener('input', note)
    document.addEventListener('click', note)
    return () => {
      mine.stop()
      document.removeEventListener('input', note)
      document.removeEventListener('click', note)
    }
  }, [dirty, read, base])
  return keeper
}
