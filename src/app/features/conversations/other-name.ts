import type { TFunction } from 'i18next'
import type { ConversationKind, ConversationSide } from '#contract/conversations/conversation-rules.ts'

/** How the other side is called: by its name, or where that is not known by what it is. */
export const otherName = ({ name, kind, side = 'asker' }: { name: string; kind: ConversationKind; side?: ConversationSide }, t: TFunction): string =>
  name || t(`conversations:other.${side === 'answerer' ? 'asker' : kind}`)
