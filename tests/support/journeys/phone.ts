/** A cheap phone held upright. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-GB', timezoneId: 'Asia/Dhaka' }

/**
 * For journeys about what a screen is and does, not about what the phone keeps: no service worker, which on each new phone would first fetch the
 * hundreds of files that all other screens need.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' } as const
