let openHere: (() => void) | undefined

/** What stands around the screens says how its menu is opened. @returns the way to forget it */
export function provideMenu(open: () => void): () => void {
  openHere = open
  return () => {
    if (openHere === open) openHere = undefined
  }
}

/** Opens the menu from a part of the header that comes late. @returns whether there was a way */
export function openMenu(): boolean {
  openHere?.()
  return openHere !== undefined
}
