/** Complaints that are listed together: what oneself has to do next, what others have, and what is over. Apart from their rules, because addresses name them. */
export const RETURN_GROUPS = ['to-do', 'waiting', 'ended'] as const
export type ReturnGroup = (typeof RETURN_GROUPS)[number]
