import { writeMessage } from '#contract/conversations/conversations.ts'
import { loadOutbox } from '../../state/outbox/outbox.ts'
import { send } from '../../wire/send.ts'
import { MESSAGES, type Meeting, type MessageAbout } from './message-entry.ts'
import { noteSent } from './sent-messages.ts'

interface Options {
  about: MessageAbout
  text: string
  picture: Blob | undefined
  /** An employer's invitation to an interview: ISO 8601, and where. */
  meeting?: Meeting | undefined
  /** The phone has it: the field may be emptied. */
  onStored: () => void
}

/**
 * Sends a message, or has it wait on this phone; how it stands is seen in its conversation, also when it is refused.
 * @throws {Problem} out-of-space, too-large, bad-input, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendMessage({ about, text, picture, meeting, onStored }: Options): Promise<void> {
  const { conversation_id, kind, subject } = about
  const named = conversation_id === null ? { kind, subject } : { conversation_id: String(conversation_id) }
  const input = {
    body: { ...named, text, ...(meeting && { meets_at: meeting.at, meets_where: meeting.where }) },
    ...(picture && { files: { picture: fileOf(picture) } }),
  }
  const stored = () => {
    onStored()
    void loadOutbox()
  }
  try {
    const sent = await send(writeMessage, input, { noun: MESSAGES, about, keepsRefused: true, onStored: stored })
    if (sent.kind === 'done') noteSent({ key: sent.entry.id, about, ...sent.answer })
  } finally {
    await loadOutbox()
  }
}

const fileOf = (picture: Blob): File => new File([picture], picture.type === 'image/webp' ? 'picture.webp' : 'picture.jpg', { type: picture.type })
