/** Something was left sealed on this phone at a sign-out: names nobody, and no number. */
const MARK = 'hatkhola-sealed'

/** Known at once: where nothing was kept, nothing is loaded for it. */
export function hasKeptMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

/** @throws — the phone keeps nothing: then nothing is sealed either, as nobody would find it. */
export const markKept = (): void => localStorage.setItem(MARK, '1')
export const unmarkKept = (): void => localStorage.removeItem(MARK)
