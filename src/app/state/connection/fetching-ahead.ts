import { useSettings } from '../settings.ts'
import { asksForLess, networkInformation } from './network-information.ts'

/** Whether the reader saves data: as chosen in the menu, else as the browser says now. */
export function savesData(): boolean {
  const { dataSaver, saverChoice } = useSettings.getState()
  return dataSaver || (saverChoice === undefined && asksForLess())
}

/** Whether fetching ahead costs little: the connection is unmetered or as quick as 4g, and no data is saved. A browser that does not say is taken for quick. */
export function isFetchingCheap(): boolean {
  const { type, effectiveType = '4g' } = networkInformation()
  return !savesData() && (type === 'wifi' || type === 'ethernet' || effectiveType === '4g')
}
