/** First parts of addresses that the specification names and whose screens do not exist yet. @see Specification §2.1, §2.6 */
const LATER = /^\/(?:cart|social|team)(?:\/|$)/

/** Whether an address leads nowhere now, but will. @param path canonical, without language */
export const isLaterScreen = (path: string): boolean => LATER.test(path)
