import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { type ScreenForm, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { ApplicationForm, type ApplicationTexts } from './application-texts.ts'
import { type ApplyDraftStore, openApplyDraft } from './apply-draft.ts'
import type { ChosenCv } from './chosen-cv.ts'
import type { Filled } from './use-applying.ts'

interface ApplyFormState {
  form: ScreenForm
  cv: ChosenCv
  putCv: (cv: ChosenCv) => void
  /** What is wrong with the CV: a problem's code or a reason; empty: nothing. */
  cvFault: string
  cvHandle: RefObject<{ focus: () => void } | null>
  /** To be called before the form is looked at: whether the CV is there is no matter of its fields. */
  lookOver: () => void
  /** To be called at every stroke. */
  note: () => void
  /** It was sent, or given up. */
  forget: () => Promise<void>
}

interface Options {
  start: { texts: ApplicationTexts; cv: ChosenCv }
  /** Under which it is kept; undefined: it is not, as it lies somewhere already. */
  draft: string | undefined
  isCvNeeded: boolean
  /** @throws {Problem} with the fields at fault. */
  onSubmit: (filled: Filled) => Promise<void>
  /** Something is wrong with what one says of oneself: its fields must be shown when this returns. */
  onFault?: () => void
}

/** What one says of oneself, the letter and the CV, of which nothing is lost: kept on the phone a moment after each change. */
export function useApplyForm({ start, draft, isCvNeeded, onSubmit, onFault }: Options): ApplyFormState {
  const [cv, setCv] = useState(start.cv)
  const [cvFault, setCvFault] = useState('')
  const cvHandle = useRef<{ focus: () => void }>(null)
  const held = useRef({ cv: start.cv, onFault })
  const keeper = useRef<ApplyDraftStore>(undefined)
  useEffect(() => {
    held.current.onFault = onFault
  })
  const lacksCv = isCvNeeded && cv.kind === 'none'

  const onChecked = useMemo(
    () => (faults: Record<string, string>) => {
      if (Object.keys(faults).some((field) => field !== 'letter')) held.current.onFault?.()
    },
    [],
  )
  const form = useScreenForm({
    schema: ApplicationForm,
    initialValues: start.texts as never,
    onChecked,
    onSubmit: async () => {
      if (lacksCv) return refuseCv('required')
      const texts = readTexts()
      await onSubmit({ texts, cv: held.current.cv }).catch(meet)
    },
  })
  const { read } = form
  const readTexts = useCallback(() => ({ ...start.texts, ...read() }) as ApplicationTexts, [start, read])

  const refuseCv = (fault: string) => {
    setCvFault(fault)
    held.current.onFault?.()
    requestAnimationFrame(() => cvHandle.current?.focus())
  }
  /** What the service says of the CV stands beside it. */
  const meet = (cause: unknown) => {
    if (!(cause instanceof Problem)) throw cause
    const { cv: ofCv, cv_id, ...others } = cause.fields ?? {}
    const fault = ofCv ?? cv_id ?? (cause.code === 'bad-input' ? '' : cause.code)
    if (fault) refuseCv(fault)
    if (Object.keys(others).length === 0) return
    held.current.onFault?.()
    throw new Problem('bad-input', { fields: others })
  }

  useEffect(() => {
    if (draft === undefined) return
    const mine = openApplyDraft(draft, () => ({ texts: readTexts(), cv: held.current.cv.kind }))
    keeper.current = mine
    return () => mine.stop()
  }, [draft, readTexts])

  return {
    form,
    cv,
    cvFault,
    cvHandle,
    putCv: (chosen) => {
      held.current.cv = chosen
      setCv(chosen)
      setCvFault('')
      void keeper.current?.putCv(chosen).catch(() => setCvFault('out-of-space'))
    },
    lookOver: () => setCvFault(lacksCv ? 'required' : ''),
    note: () => keeper.current?.note(),
    forget: async () => void (await keeper.current?.forget()),
  }
}
