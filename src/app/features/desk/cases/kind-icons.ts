import type { CaseKind } from '#contract/cases/case-kinds.ts'

export const KIND_ICONS = {
  comment: 'i-lucide-message-square-text',
  message: 'i-lucide-mail',
  event: 'i-lucide-calendar-days',
  product: 'i-lucide-shopping-bag',
  service: 'i-lucide-wrench',
  job: 'i-lucide-briefcase',
  article: 'i-lucide-newspaper',
  seller: 'i-lucide-store',
  review: 'i-lucide-star',
} as const satisfies Record<CaseKind, string>
