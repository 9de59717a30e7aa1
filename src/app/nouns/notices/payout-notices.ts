import type { PayoutNotice } from '#contract/wallet/payout-notices.ts'
import { BAD, GOOD, type NoticeView } from './notice-view.ts'

const PAYOUT: Pick<NoticeView, 'title' | 'place'> = {
  title: ({ payout }) => payout?.number ?? '',
  place: () => ({ path: '/wallet/withdraw' }),
}

export const PAYOUT_NOTICE_VIEWS: Record<PayoutNotice, NoticeView> = {
  'payout-sent': { icon: 'i-lucide-banknote', colour: GOOD, ...PAYOUT },
  'payout-refused': { icon: 'i-lucide-circle-alert', colour: BAD, ...PAYOUT },
  'payout-bounced': { icon: 'i-lucide-circle-alert', colour: BAD, ...PAYOUT },
}
