/** Icon and words of each theme, where one is chosen. */
export const THEME_LABELS = {
  system: { icon: 'i-lucide-smartphone', textKey: 'common:menu.themeSystem' },
  light: { icon: 'i-lucide-sun', textKey: 'common:menu.themeLight' },
  dark: { icon: 'i-lucide-moon', textKey: 'common:menu.themeDark' },
} as const
