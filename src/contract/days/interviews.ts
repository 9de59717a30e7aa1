/** Interviews to which employers have invited by a message: pure, for the service and the phone alike. */

/** Nobody says how long one takes: so long it stands in calendars. Minutes. */
export const INTERVIEW_MINUTES = 60

interface Invitation {
  id: number
  /** When; null or absent: the message is no invitation. */
  meets_at?: string | null | undefined
  sent_at: string
  is_removed: boolean
}

/**
 * The invitations among the messages of one conversation that stand: one that was followed by another before its own time was moved by it.
 * @param messages in whatever order
 */
export function standingInvitations<M extends Invitation>(messages: readonly M[]): (M & { meets_at: string })[] {
  const invitations = messages.filter((message): message is M & { meets_at: string } => !message.is_removed && typeof message.meets_at === 'string')
  return invitations.filter(({ id, meets_at }) => !invitations.some((later) => later.id > id && Date.parse(later.sent_at) < Date.parse(meets_at)))
}
