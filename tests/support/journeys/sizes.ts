/** The narrowest screen that there is, and a wide one. */
export const NARROWEST = { width: 320, height: 740 } as const
export const WIDE = { width: 1280, height: 740 } as const
