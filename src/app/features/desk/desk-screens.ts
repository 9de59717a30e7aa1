/** The screens of the desk in the order of its menu. Texts: `desk:screens`. */
export const DESK_SCREENS = [
  { name: 'overview', to: '/desk', icon: 'i-lucide-layout-grid' },
  { name: 'moderation', to: '/desk/moderation', icon: 'i-lucide-shield-alert' },
  { name: 'figures', to: '/desk/figures', icon: 'i-lucide-chart-column' },
] as const

export type DeskScreen = (typeof DESK_SCREENS)[number]['name']
