import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { applyToJob, type OwnApplication } from '#contract/jobs/job-applications.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { discard, endEdit, loadOutbox, type OutboxEntry, useOutbox } from '../../../state/outbox/outbox.ts'
import { send } from '../../../wire/send.ts'
import { aboutOf } from './application-about.ts'
import type { ApplicationTexts } from './application-texts.ts'
import { loadJobNow } from './calls.ts'
import { type ChosenCv, cvFile, cvNameOf } from './chosen-cv.ts'
import { keepAsLastUsed } from './profile-here.ts'
import { applicationsChanged } from './use-own-applications.ts'

/** What is sent: what is typed, and which CV goes along. */
export interface Filled {
  texts: ApplicationTexts
  cv: ChosenCv
}

const REFUSALS = ['job-closed', 'job-changed', 'already-applied', 'not-allowed', 'bad-state', 'not-found', 'out-of-space'] as const

/** Why it was not taken. */
export interface Refusal {
  code: (typeof REFUSALS)[number] | 'failed'
  problem: Problem
  /** With `job-changed`: what was offered, and what is now, where that could be read. */
  offers?: { before: JobDetail; now: JobDetail } | undefined
}

interface Applying {
  isBusy: boolean
  refusal: Refusal | undefined
  sent: OwnApplication | undefined
  /** It waits on this phone. */
  queued: OutboxEntry | undefined
  /** Once at a time. @throws {Problem} with the fields at fault. */
  apply: (filled: Filled) => Promise<void>
}

interface Options {
  /** As it was when the sheet was opened. */
  job: JobDetail
  /** The waiting application that is being changed, and the CV that it has. */
  editing: { id: string; cv: ChosenCv } | undefined
  /** It is sent, or kept: nothing of the form is needed any more. */
  onTaken: () => void
}

/** Sends an application, or has it wait on this phone. */
export function useApplying({ job, editing, onTaken }: Options): Applying {
  const router = useRouter()
  const isUnderWay = useRef(false)
  // An applicant who was told what has changed applies to the new offer.
  const [offer, setOffer] = useState(job)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [sent, setSent] = useState<OwnApplication>()
  const [queued, setQueued] = useState<OutboxEntry>()

  const wait = async (entry: OutboxEntry | undefined) => {
    await loadOutbox()
    setQueued(entry)
    onTaken()
  }
  const go = async ({ texts, cv }: Filled) => {
    const body = bodyOf({ texts, cv }, offer)
    const about = aboutOf(offer, cvNameOf(cv))
    // Beside the entry lies the file that it was begun with: another one makes it another entry.
    if (editing && editing.cv === cv) {
      if (!(await endEdit(editing.id, body, about))) throw new Problem('bad-state')
      return wait(useOutbox.getState().entries.find(({ id }) => id === editing.id))
    }
    const files = cv.kind === 'new' ? { cv: cvFile(cv.cv) } : {}
    const done = await send(applyToJob, { body, files }, { noun: 'applications', about })
    if (editing) await discard(editing.id)
    if (done.kind === 'queued') {
      await keepAsLastUsed(texts, cv, false)
      return wait(done.entry)
    }
    await keepAsLastUsed(texts, done.answer.cv ? { kind: 'held', cv: done.answer.cv } : cv, true)
    setSent(done.answer)
    onTaken()
    applicationsChanged()
  }
  const refuse = async (problem: Problem) => {
    const code = REFUSALS.find((one) => one === problem.code) ?? 'failed'
    if (code === 'already-applied') applicationsChanged()
    // The page behind the sheet has old facts too.
    if (code === 'job-changed' || code === 'job-closed') void router.invalidate()
    if (code !== 'job-changed') return setRefusal({ code, problem })
    const now = await loadJobNow(job.job_post_id).catch(() => undefined)
    setRefusal({ code, problem, offers: now && { before: offer, now } })
    setOffer(now ?? { ...offer, terms_version: problem.facts?.terms_version ?? offer.terms_version })
  }
  const apply = async (filled: Filled) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await go(filled)
    } catch (cause) {
      const problem = cause instanceof Problem ? cause : new Problem('bug', { cause })
      if (isOfForm(problem)) throw problem
      await refuse(problem)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, refusal, sent, queued, apply }
}

/** What a field can say itself: a CV is one too. */
const OF_CV = ['too-large', 'unsupported-media', 'pictures-full']
const isOfForm = ({ code, fields }: Problem): boolean => (code === 'bad-input' && fields !== undefined) || OF_CV.includes(code)

const bodyOf = ({ texts, cv }: Filled, { job_post_id, terms_version }: JobDetail) => ({
  ...texts,
  job_post: String(job_post_id),
  terms_version: String(terms_version),
  ...(cv.kind === 'held' && { cv_id: String(cv.cv.id) }),
})
