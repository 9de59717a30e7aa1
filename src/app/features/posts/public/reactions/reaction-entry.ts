import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { reactToPost } from '#contract/posts/post-reactions.ts'
import { REACTIONS, type Reaction } from '#contract/threads/reactions.ts'
import type { OutboxEntry } from '../../../../state/outbox/outbox.ts'

/** As the outbox calls what waits of it. */
export const REACTIONS_NOUN = 'reactions'

const About = v.object({ post: v.number(), kind: v.nullable(v.picklist(REACTIONS)), title: v.string() })
export type ReactionAbout = v.InferOutput<typeof About>

/** What an entry wishes for; undefined: it is about something else, or another version of the app wrote it. */
export function readReactionEntry({ noun, about }: Pick<OutboxEntry, 'noun' | 'about'>): ReactionAbout | undefined {
  const read = noun === REACTIONS_NOUN ? v.safeParse(About, about) : undefined
  return read?.success ? read.output : undefined
}

/** What the service made of a sent entry; undefined: another version of the app wrote it. */
export function answerOfReaction({ noun, answer }: Pick<OutboxEntry, 'noun' | 'answer'>): v.InferOutput<typeof reactToPost.answer> | undefined {
  const read = noun === REACTIONS_NOUN ? v.safeParse(reactToPost.answer, answer) : undefined
  return read?.success ? read.output : undefined
}

interface Tools {
  t: TFunction
}

/** How the outbox speaks of reactions. */
export const reactionsInOutbox = {
  title: (entry: OutboxEntry, { t }: Tools): string => {
    const about = readReactionEntry(entry)
    if (!about) return t('outbox:unknown')
    return about.kind === null ? t('posts:outbox.none') : t('posts:outbox.some', { kind: t(`posts:reactions.${about.kind satisfies Reaction}`) })
  },
  lines: (entry: OutboxEntry): string[] => [readReactionEntry(entry)?.title ?? ''].filter(Boolean),
  done: (entry: OutboxEntry, { t }: Tools) => ({ to: `/posts/${readReactionEntry(entry)?.post ?? ''}` as const, label: t('posts:outbox.look') }),
}
