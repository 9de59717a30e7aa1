import { useSettings } from '../settings.ts'

/** As far as it is needed here; not in every browser. @see https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

const networkInformation = (): NetworkInformation => ('connection' in navigator ? (navigator.connection as NetworkInformation) : {})

/** Whether the reader saves data, as set in the menu or in the browser. */
export const savesData = (): boolean => useSettings.getState().dataSaver || networkInformation().saveData === true

/** Whether fetching ahead costs little: the connection is unmetered or as quick as 4g, and no data is saved. A browser that does not say is taken for quick. */
export function isFetchingCheap(): boolean {
  const { type, effectiveType = '4g' } = networkInformation()
  return !savesData() && (type === 'wifi' || type === 'ethernet' || effectiveType === '4g')
}
