import { type ReactNode, useState } from 'react'
import { useSession } from '../../state/session/session.ts'
import { useWhenIdle } from '../use-late.ts'
import { useTextsOf } from '../use-texts-of.ts'

const load = async () => (await import('../../features/jobs/applications/parts/applied-state.tsx')).AppliedState

interface Props {
  job_post_id: number
  /** The way to apply. */
  children: ReactNode
}

/** The way to apply, and for a user who has applied the state of that application. Visitors need nothing of it. */
export function AppliedPart({ job_post_id, children }: Props) {
  const isSignedIn = useSession(({ account }) => account !== null)
  return isSignedIn ? <OfMember job_post_id={job_post_id}>{children}</OfMember> : children
}

function OfMember({ job_post_id, children }: Props) {
  const Part = useWhenIdle(load, true)
  const hasTexts = useTextsOf('/jobapplications', Part !== undefined)
  const [isApplied, setApplied] = useState(false)
  // Beside each other, not around: the button that a user has reached by keys stays the same one when this comes.
  return (
    <>
      {Part && hasTexts && <Part job_post_id={job_post_id} onKnown={setApplied} />}
      {!isApplied && children}
    </>
  )
}
