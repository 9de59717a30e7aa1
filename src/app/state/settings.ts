import { create } from 'zustand'
import { BRAND } from '#contract/core/product.ts'
import { asksForLess, networkInformation } from './connection/network-information.ts'
import { storedJson } from './stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** How large articles are set: rem of their text, from small to large. */
export const READING_SIZES = [1, 1.125, 1.25, 1.5] as const
type ReadingSize = (typeof READING_SIZES)[number]

interface Settings {
  theme: Theme
  /** Asks for less: nothing is loaded ahead, and pictures come when they are asked for. By itself where the browser asks for less or the link is slow. */
  dataSaver: boolean
  /** What the reader chose by hand; it wins over what the browser asks for. */
  saverChoice?: boolean | undefined
  reading: ReadingSize
}

/** The boot script in index.html reads the same key before the first paint. */
const KEPT_UNDER = 'hatkhola-settings'
const STORED = storedJson(KEPT_UNDER)
const UNSET: Settings = { theme: 'system', dataSaver: false, reading: 1.125 }

/** What the user chose on this phone. */
export const useSettings = create<Settings>()(() => UNSET)

export const chooseTheme = (theme: Theme): void => choose({ theme })
export const chooseDataSaver = (dataSaver: boolean): void => choose({ dataSaver, saverChoice: dataSaver })
export const chooseReading = (reading: ReadingSize): void => choose({ reading })

function choose(change: Partial<Settings>): void {
  useSettings.setState(change)
  apply()
  const { theme, reading, saverChoice } = useSettings.getState()
  STORED.write({ theme, reading, saver: saverChoice })
}

/** What is stored, or the default for what is missing or makes no sense. */
function read(): Settings {
  const kept = STORED.read() as Partial<Record<keyof Settings | 'saver', unknown>> | undefined
  // Earlier versions wrote `dataSaver: false` with every other choice: of theirs only `true` was chosen.
  const saverChoice = typeof kept?.saver === 'boolean' ? kept.saver : kept?.dataSaver === true || undefined
  return {
    theme: THEMES.find((theme) => theme === kept?.theme) ?? UNSET.theme,
    dataSaver: saverChoice ?? asksForLess(),
    saverChoice,
    reading: READING_SIZES.find((size) => size === kept?.reading) ?? UNSET.reading,
  }
}

/** On every page alike: an article may be opened any time. */
function apply(): void {
  const { theme, reading } = useSettings.getState()
  document.documentElement.style.setProperty('--reading', String(reading))
  applyTheme(theme)
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const isDark = theme === 'system' ? (meta.getAttribute('media') ?? '').includes('dark') : theme === 'dark'
    meta.content = isDark ? BRAND.night : BRAND.green
  }
}

// The first caller must get what was chosen, or a carousel comes where data is saved. The server renders for no particular user: the
// first state stays as it is, because the page hydrates with it.
if ('document' in globalThis) useSettings.setState(read())

/** Shows what was chosen earlier, and follows what other tabs choose. Gives the way to stop. */
export function startSettings(): () => void {
  const take = () => {
    useSettings.setState(read())
    apply()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEPT_UNDER || event.key === null) take()
  }
  take()
  const network = networkInformation()
  addEventListener('storage', onStorage)
  network.addEventListener?.('change', take)
  return () => {
    removeEventListener('storage', onStorage)
    network.removeEventListener?.('change', take)
  }
}
