import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneLineRequired } from '#contract/core/names.ts'
import type { Problem } from '#contract/core/problem.ts'
import { SELLER_LIMITS, SellerForm } from '#contract/sellers/sellers.ts'
import { DistrictFields } from '../../../nouns/district-fields.tsx'
import { type DraftStore, openDraftStore } from '../../../state/drafts/draft-store.ts'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ScreenForm as Form, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { sendShop } from '../calls.ts'
import { SlugField } from '../parts/slug-field.tsx'
import { SHOP_DRAFT, type ShopValues } from '../shop-values.ts'
import { slugOf } from '../slug-of.ts'

const Word = oneLineRequired(SELLER_LIMITS.skillLongest)

interface Props {
  /** What it begins with: an empty form, a draft, or the shop as it is. */
  values: ShopValues
  /** Of the shop that is there already, which is then changed. */
  address: string | undefined
  username: string
  /** The draft is from an earlier visit. */
  isDraft: boolean
  onDone: () => Promise<void> | void
}

/** The one form by which an account becomes a seller, or changes its shop. What is typed is kept on the phone until it was sent. */
export function ShopForm({ values, address, username, isDraft, onDone }: Props) {
  const { t } = useTranslation('sellers')
  const format = useFormat()
  const [about, setAbout] = useState(values.about)
  const [isSlugOwn, setSlugOwn] = useState(values.slug !== '')
  const isOpen = address !== undefined
  const form = useScreenForm({
    schema: SellerForm,
    initialValues: values,
    onSubmit: async (shop) => {
      await sendShop(shop, isOpen)
      await draft.current?.forget()
      await onDone()
    },
  })
  const draft = useKeptDraft(form)
  const suggest = (name: string) => {
    if (!isSlugOwn) form.write({ slug: slugOf(name, username) })
  }
  return (
    <ScreenForm form={form}>
      {isDraft && <p className="chip justify-self-start">{t('form.draft')}</p>}
      <TextField form={form} name="full_name" label={t('form.name')} hint={t('form.nameHint')} autoComplete="organization" onValue={suggest} />
      <SlugField form={form} address={address} onOwn={() => setSlugOwn(true)} />
      <TextField form={form} name="profession" label={t('form.profession')} hint={t('form.professionHint')} autoComplete="organization-title" />
      <div className="grid gap-4 sm:grid-cols-2">
        <DistrictFields form={form} />
      </div>
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
      <FormProblem form={form} textOf={textOfProblem} />
      <SubmitButton form={form} busy={t('form.sending')} className="sm:w-auto sm:justify-self-start">
        {t(isOpen ? 'form.save' : 'form.open')}
      </SubmitButton>
    </ScreenForm>
  )

  function textOfProblem(problem: Problem): string | undefined {
    return problem.code === 'offline' ? t('form.offline') : undefined
  }
}

/** Keeps what is typed on the phone until it was sent; chips and choices are no strokes, so taps count as well. @returns how to give the draft up. */
function useKeptDraft({ dirty, read }: Pick<Form, 'dirty' | 'read'>): RefObject<DraftStore | undefined> {
  const keeper = useRef<DraftStore>(undefined)
  useEffect(() => {
    const mine = openDraftStore(SHOP_DRAFT, read)
    keeper.current = mine
    const note = () => dirty.peek() && mine.note()
    document.addEventListener('input', note)
    document.addEventListener('click', note)
    return () => {
      mine.stop()
      document.removeEventListener('input', note)
      document.removeEventListener('click', note)
    }
  }, [dirty, read])
  return keeper
}
