import { conversationPath } from '#contract/conversations/conversation-notices.ts'
import type { ConversationKind } from '#contract/conversations/conversation-rules.ts'
import { formatterFor } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import type { StopLinks } from '../../../adapters/mail/mail-stops.ts'
import { quoted } from '../../../db/accounts/email-recipients.ts'
import { bn } from './bn.ts'
import type { MessageWords } from './email-words.ts'
import { en } from './en.ts'

const WORDS: Record<Language, MessageWords> = { en, bn }
const PRODUCTS: Record<Language, string> = { en: PRODUCT.name, bn: PRODUCT.nameBangla }
/** The latest of them; how many there are beside is said. */
const MOST_QUOTED = 10

/** What an e-mail about unread messages tells. */
export interface UnreadFacts {
  language: Language
  conversation_id: number
  kind: ConversationKind
  /** Of who reads it. */
  name: string
  /** Of who wrote; empty: the support team, or an account that is gone. */
  from: string
  title: string
  /** The oldest first. */
  messages: readonly { text: string; has_picture: boolean; meets_at: string | null; meets_where: string }[]
}

interface Place {
  to: string
  /** Public address of the site. */
  origin: string
  stop: StopLinks
}

/** The e-mail with what one side of a conversation has not read: text alone, so that it holds no markup, and every line is marked as quoted. */
export function unreadEmail(facts: UnreadFacts, { to, origin, stop }: Place): Email {
  const { language, kind, name, title, messages } = facts
  const words = WORDS[language]
  const from = facts.from || (kind === 'support' ? '' : words.noName)
  const count = messages.length
  const named = { name, from, title, count, words: wordsOf(facts), link: `${origin}${withLanguage(language, conversationPath(facts))}` }
  const text = `${words.text(named)}\n${words.caution[kind]}\n\n${PRODUCTS[language]}\n\n${words.stop}\n\n${stop.link}\n`
  return { to, language, subject: words.subject(named), text, unsubscribe: stop.unsubscribe }
}

function wordsOf({ language, messages }: UnreadFacts): string {
  const words = WORDS[language]
  const older = messages.length - MOST_QUOTED
  const { dateTime } = formatterFor(language)
  const shown = messages
    .slice(-MOST_QUOTED)
    .map(({ text, has_picture, meets_at, meets_where }) =>
      quoted([text, meets_at === null ? '' : words.meeting(dateTime(meets_at), meets_where), has_picture ? words.picture : ''].filter(Boolean).join('\n')),
    )
  return [...(older > 0 ? [words.more(older)] : []), ...shown].join('\n\n')
}
