import { create } from 'zustand'
import { BRAND } from '#contract/core/product.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

interface Settings {
  theme: Theme
  /** Asks for less: nothing is loaded ahead. */
  dataSaver: boolean
}

/** The boot script in index.html reads the theme from exactly here before the first paint. */
const KEPT_UNDER = 'hatkhola-settings'
const UNSET: Settings = { theme: 'system', dataSaver: false }

/** What the user chose on this phone. */
export const useSettings = create<Settings>()(() => UNSET)

export const chooseTheme = (theme: Theme): void => choose({ theme })
export const chooseDataSaver = (dataSaver: boolean): void => choose({ dataSaver })

function choose(change: Partial<Settings>): void {
  useSettings.setState(change)
  applyTheme(useSettings.getState().theme)
  try {
    localStorage.setItem(KEPT_UNDER, JSON.stringify(useSettings.getState()))
  } catch {
    // A full or forbidden store: the choice holds until the page is closed, which is the most that can be had.
  }
}

/** What is stored, or the default for what is missing or makes no sense. */
function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}') as Partial<Record<keyof Settings, unknown>> | null
    return { theme: THEMES.find((theme) => theme === kept?.theme) ?? UNSET.theme, dataSaver: kept?.dataSaver === true }
  } catch {
    // Not ours, or no store at all: the same as never chosen.
    return UNSET
  }
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

/** Takes up what was chosen earlier and follows what other tabs choose. Gives the way to stop. */
export function startSettings(): () => void {
  const take = () => {
    useSettings.setState(read())
    applyTheme(useSettings.getState().theme)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEPT_UNDER || event.key === null) take()
  }
  take()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
