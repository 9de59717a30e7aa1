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
  post: 'i-lucide-square-pen',
  person: 'i-lucide-circle-user',
} as const satisfies Record<CaseKind, string>
