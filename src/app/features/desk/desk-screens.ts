/** The screens of the desk in the order of its menu. Texts: `desk:screens`. */
export const DESK_SCREENS = [
  { name: 'overview', to: '/desk', icon: 'i-lucide-layout-grid' },
  { name: 'orders', to: '/desk/orders', icon: 'i-lucide-receipt-text' },
  { name: 'disputes', to: '/desk/disputes', icon: 'i-lucide-messages-square' },
  { name: 'wallet', to: '/desk/wallet', icon: 'i-lucide-banknote' },
  { name: 'debts', to: '/desk/debts', icon: 'i-lucide-hand-coins' },
  { name: 'bookings', to: '/desk/bookings', icon: 'i-lucide-calendar-clock' },
  { name: 'late', to: '/desk/late', icon: 'i-lucide-clock-alert' },
  { name: 'payouts', to: '/desk/payouts', icon: 'i-lucide-banknote' },
  { name: 'approvals', to: '/desk/approvals', icon: 'i-lucide-users-round' },
  { name: 'cases', to: '/desk/cases', icon: 'i-lucide-shield-alert' },
  { name: 'authors', to: '/desk/authors', icon: 'i-lucide-pen-line' },
  { name: 'licences', to: '/desk/licences', icon: 'i-lucide-file-text' },
  { name: 'people', to: '/desk/people', icon: 'i-lucide-users' },
  { name: 'objections', to: '/desk/objections', icon: 'i-lucide-message-square-text' },
  { name: 'log', to: '/desk/log', icon: 'i-lucide-clipboard-list' },
  { name: 'featured', to: '/desk/featured', icon: 'i-lucide-star' },
  { name: 'figures', to: '/desk/figures', icon: 'i-lucide-chart-column' },
] as const

export type DeskScreen = (typeof DESK_SCREENS)[number]['name']
