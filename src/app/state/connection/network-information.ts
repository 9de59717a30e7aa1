/** As far as it is needed here; not in every browser. @see https://wicg.github.io/netinfo/ */
interface NetworkInformation extends Partial<EventTarget> {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

export const networkInformation = (): NetworkInformation => ('connection' in navigator ? (navigator.connection as NetworkInformation) : {})

/** Whether the browser asks for less data, or its link is so slow that there is not much. The boot script in index.html judges alike. */
export function asksForLess(): boolean {
  const { saveData, effectiveType = '' } = networkInformation()
  return saveData === true || /[23]g/.test(effectiveType)
}
