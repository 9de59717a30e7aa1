import { useSession } from '../state/session/session.ts'
import type { ThreadSubject } from './subject.ts'

/** Whether the reader may write a comment: not where it wants no more, and without an account only where guests write. */
export function useMayWrite({ isForAccounts, isClosed }: Pick<ThreadSubject, 'isForAccounts' | 'isClosed'>): boolean {
  const isMember = useSession(({ account }) => account !== null)
  return !isClosed && (isMember || !isForAccounts)
}
