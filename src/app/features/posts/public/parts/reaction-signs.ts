import type { Reaction } from '#contract/threads/reactions.ts'

/** How each is drawn: signs that every phone has; their names stand beside them. */
export const REACTION_SIGNS: Readonly<Record<Reaction, string>> = { like: '👍', love: '❤️', wow: '😮', sad: '😢', angry: '😠' }
