import { BLOCKED } from './relations.ts'

/** Whether one of two members has blocked the other: then neither answers the other. */
export const areApart = (one: string, other: string): boolean => [BLOCKED.by, BLOCKED.who].every((username) => username === one || username === other)
