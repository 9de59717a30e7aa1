import * as v from 'valibot'
import { SLOW_MS } from '#contract/core/time-budget.ts'
import type { JobProfile } from '#contract/jobs/job-applications.ts'
import { readJobProfileHere } from '../../../state/job-profile.ts'
import { readEntryFile } from '../../../state/outbox/entry-file.ts'
import { beginEdit, endEdit, loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { useSession } from '../../../state/session/session.ts'
import { type ApplicationTexts, NO_TEXTS, profileIn, textsIn, textsOfProfile } from './application-texts.ts'
import { readApplyDraft } from './apply-draft.ts'
import { draftName } from './apply-draft-name.ts'
import { loadAccount, loadProfile } from './calls.ts'
import { type ChosenCv, NO_CV, newCvOf } from './chosen-cv.ts'
import { cvFromHere, keepAsLastUsed, saysTheSame } from './profile-here.ts'

/** What a form begins with. */
export interface ApplyStart {
  texts: ApplicationTexts
  cv: ChosenCv
  /** It was typed earlier, and never sent. */
  isRestored: boolean
}

interface Known extends Pick<ApplyStart, 'texts' | 'cv'> {
  /** The service has it not. */
  isHereOnly: boolean
  /** The service has a profile. */
  isSaved: boolean
}

/** What has come before the wait counts as slow; undefined where it has not, or cannot be had. */
const soon = <T>(asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, SLOW_MS))])

type Phone = (number: string) => string

/** What is known of who applies: what this phone has and the service has not; else what the service has; else what the account says. */
async function readKnown(phone: Phone): Promise<Known> {
  const [here, answer] = await Promise.all([readJobProfileHere(), soon(loadProfile({ keptFirst: true }))])
  const saved = answer?.value ?? undefined
  const fromService = saved && { texts: { ...textsOfProfile(saved, phone), letter: '' }, cv: heldCv(saved) }
  const hasArrived = here && fromService && saysTheSame(here.texts, profileIn(fromService.texts))
  // It waited here, and went out by itself since.
  if (hasArrived && !here.isSent) await keepAsLastUsed(fromService.texts, fromService.cv, true)
  if (fromService && (!here || here.isSent || hasArrived)) return { ...fromService, isHereOnly: false, isSaved: true }
  if (here) return { texts: textsIn(here.texts), cv: cvFromHere(here.cv), isHereOnly: !here.isSent, isSaved: here.isSent }
  return { texts: { ...NO_TEXTS, ...(await textsOfAccount(phone)) }, cv: NO_CV, isHereOnly: false, isSaved: false }
}

const heldCv = (saved: JobProfile | undefined): ChosenCv => (saved?.cv ? { kind: 'held', cv: saved.cv } : NO_CV)

async function textsOfAccount(phone: Phone): Promise<Partial<ApplicationTexts>> {
  const account = await soon(loadAccount({ keptFirst: true }))
  const email = account?.email ?? useSession.getState().account?.email ?? ''
  return { email, full_name: account?.full_name ?? '', phone_number: account?.phone ? phone(account.phone) : '' }
}

/** An application that is begun: as it was left, else with what is known. */
export const readApplyStart = (job_post_id: number, phone: Phone): Promise<ApplyStart> => readStart(draftName(job_post_id), phone)

/** The profile as it is changed on its own screen. */
export const readProfileStart = (phone: Phone): Promise<ApplyStart & Known> => readStart(draftName(), phone)

async function readStart(name: string, phone: Phone): Promise<ApplyStart & Known> {
  const [draft, known] = await Promise.all([readApplyDraft(name), readKnown(phone)])
  if (!draft) return { ...known, isRestored: false }
  const { texts = known.texts, cv } = draft
  if (typeof cv === 'object') return { ...known, texts, cv: { kind: 'new', cv }, isRestored: true }
  return { ...known, texts, cv: cv === 'held' && known.cv.kind === 'held' ? known.cv : NO_CV, isRestored: true }
}

const Named = v.looseObject({ cv_id: v.optional(v.pipe(v.string(), v.transform(Number))) })

/** A waiting application, held back to be changed. @returns undefined — it is gone, or on its way. */
export async function holdEntry(id: string): Promise<ApplyStart | undefined> {
  if (!(await beginEdit(id))) return undefined
  await loadOutbox()
  const entry = useOutbox.getState().entries.find((one) => one.id === id)
  return entry && { texts: textsIn(entry.body), cv: await cvOfEntry(entry), isRestored: false }
}

async function cvOfEntry(entry: OutboxEntry): Promise<ChosenCv> {
  const file = await readEntryFile(entry, 'cv')
  if (file) return { kind: 'new', cv: newCvOf({ blob: file, name: file.name }) }
  const named = v.safeParse(Named, entry.body)
  const id = named.success ? named.output.cv_id : undefined
  const saved = id === undefined ? undefined : (await soon(loadProfile({ keptFirst: true })))?.value
  return saved?.cv && saved.cv.id === id ? { kind: 'held', cv: saved.cv } : NO_CV
}

/** Lets it go out as it was, unless it was sent already. */
export const letGo = async (id: string): Promise<void> => void (await endEdit(id).catch(() => false))
