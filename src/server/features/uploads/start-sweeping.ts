import { type BackgroundJob, startBackgroundJob } from '../../http/background-jobs.ts'
import { type StrayTools, sweepStrays } from './sweep-strays.ts'
import { type SweepingTools, sweepUploads } from './sweep-uploads.ts'

/** A look costs nothing when nothing is due, and a server that starts anew every day comes to it as well. */
const EVERY_MS = 3_600_000

/** Removes pictures that nothing shows, until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startSweepingUploads = ({ log, ...tools }: SweepingTools & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sweepUploads(tools), fault: 'pictures that nothing shows could not be swept', log })

/** Listing a store costs more with every picture. */
const LISTED_EVERY_MS = 6 * EVERY_MS

/** The same for files of which no row knows. */
export const startSweepingStrays = ({ log, ...tools }: StrayTools & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: LISTED_EVERY_MS, work: () => sweepStrays(tools), fault: 'files of which no row knows could not be swept', log })
