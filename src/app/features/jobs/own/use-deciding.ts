import { useEffect, useEffectEvent, useRef } from 'react'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import type { Decision } from '#contract/jobs/own-job-rules.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { type Action, useAction } from '../../../ui/controls/use-action.ts'
import { decide, readAgain } from './applicant-calls.ts'

interface Deciding extends Pick<Action, 'isBusy' | 'problem'> {
  choose: (state: Decision) => void
}

/**
 * What an employer makes of an application.
 * @param take gets the application as it is then, also where it was changed elsewhere: then it is to be chosen anew.
 */
export function useDeciding(applicant: Applicant, take: (applicant: Applicant) => void): Deciding {
  const { isBusy, problem, run } = useAction()
  const choose = (state: Decision) =>
    void run(async () => {
      try {
        take(await decideFrom(applicant, state))
      } catch (cause) {
        await showNewer(applicant, cause, take)
        throw cause
      }
    })
  return { isBusy, problem, choose }
}

/**
 * Decides on an application as it is listed. That it was seen meanwhile, on another screen or with its CV, changes nothing of what is decided.
 * @throws {Problem} stale; bad-state — it was withdrawn.
 */
export async function decideFrom(applicant: Applicant, state: Decision): Promise<Applicant> {
  const { application_id, version, note } = applicant
  try {
    return await decide(application_id, { state, version })
  } catch (cause) {
    const now = cause instanceof Problem && cause.code === 'stale' && applicant.state === 'sent' ? await readAgain(applicant) : undefined
    if (now?.state !== 'seen' || now.note !== note) throw cause
    return decide(application_id, { state, version: now.version })
  }
}

const CHANGED: readonly ProblemCode[] = ['stale', 'bad-state']

async function showNewer(applicant: Applicant, cause: unknown, take: (applicant: Applicant) => void): Promise<void> {
  if (!(cause instanceof Problem) || !CHANGED.includes(cause.code)) return
  const now = await readAgain(applicant).catch(() => undefined)
  if (now) take(now)
}

/** Marks an opened application as seen by the employer. Without network it stays new, and is marked when it is opened with network. */
export function useMarkSeen({ application_id, state, version }: Applicant, take: (applicant: Applicant) => void): void {
  const isOffline = useIsOffline()
  const takeSeen = useEffectEvent(take)
  const asked = useRef(0)
  useEffect(() => {
    if (state !== 'sent' || isOffline || asked.current === application_id) return
    asked.current = application_id
    // When it fails nothing is lost: it is still new.
    decide(application_id, { state: 'seen', version }).then(
      (now) => takeSeen(now),
      () => undefined,
    )
  }, [application_id, state, version, isOffline])
}
