import { del, get, set } from 'idb-keyval'
import { storeOf } from './stores.ts'

const WANTED = 'notices-wanted'

/** Notes for the worker too that this person wants notifications on this phone. The user who wanted them before does not count any more. */
export const wantNotices = (userId: number): Promise<void> => set(WANTED, userId, storeOf('device'))

export const dropWantedNotices = (): Promise<void> => del(WANTED, storeOf('device'))

/** Whether this person wants notifications on this phone; false for any other account. */
export const areNoticesWanted = async (userId: number): Promise<boolean> => (await get<unknown>(WANTED, storeOf('device'))) === userId
