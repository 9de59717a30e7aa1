import type { ConversationKind, ConversationSide } from '#contract/conversations/conversation-rules.ts'

interface Other {
  name: string
  kind: ConversationKind
  side?: ConversationSide
}

/** How the other side is called: by its name, or where that is not known by what it is. @param t with the texts of conversations, in whatever namespace */
export const otherName = ({ name, kind, side = 'asker' }: Other, t: (key: `conversations:other.${ConversationKind | 'asker'}`) => string): string =>
  name || t(`conversations:other.${side === 'answerer' ? 'asker' : kind}`)
