/** What can be read in the order of time: everybody's posts, or those of whom one follows. */
export const FEEDS = ['all', 'following'] as const
export type Feed = (typeof FEEDS)[number]
