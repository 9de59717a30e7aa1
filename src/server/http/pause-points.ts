/**
 * Places where a process may die and nothing may be lost. A test's own entry file can have the server stop there; otherwise they do
 * nothing.
 * @see facts "Orders, payments, stock" 6
 */
const PAUSE_POINTS = ['after-check', 'before-commit', 'after-commit-before-reply', 'after-gateway-before-store'] as const
type PausePoint = (typeof PAUSE_POINTS)[number]

/** What is under way when a point is passed. */
type PausedWork =
  | 'place'
  | 'initiate'
  | 'settle'
  | 'refund'
  | 'notice'
  | 'staff'
  | 'seller'
  | 'apply'
  | 'cancel'
  | 'approval'
  | 'basket'
  | 'shop'
  | 'booking'
  | 'payout'
  | 'claim'

type Pause = (work: PausedWork, point: PausePoint) => Promise<void>
let pause: Pause | undefined

/** Passes a point. */
export const pauseAt = async (work: PausedWork, point: PausePoint): Promise<void> => pause?.(work, point)

/** Has points do something from now on, in this process. For tests alone: nothing of the product calls it. */
export function providePauses(provided: Pause): void {
  pause = provided
}
