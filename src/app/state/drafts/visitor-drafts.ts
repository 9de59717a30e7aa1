import { dropDraft as dropOf, storeDraft as keepOf, readDraft as readOf } from '#device/drafts.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { useSession } from '../session/session.ts'
import { dropDraft, readDraft, storeDraft } from './drafts.ts'

const isVisitor = (): boolean => useSession.getState().account === null

/**
 * Drafts of what may be written without an account: a visitor's lies with the phone, where only visitors find it. The next user to sign in may be
 * another person. For public texts; what readers say of themselves is not left on another person's phone.
 */
export const VISITOR_DRAFTS = {
  read: (name: string): Promise<unknown> => (isVisitor() ? readOf(PHONE, name) : readDraft(name)),
  keep: (name: string, values: unknown): Promise<void> => (isVisitor() ? keepOf(PHONE, name, values) : storeDraft(name, values)),
  drop: (name: string): Promise<void> => (isVisitor() ? dropOf(PHONE, name) : dropDraft(name)),
}
