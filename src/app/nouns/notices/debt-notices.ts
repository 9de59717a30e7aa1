import type { DebtNotice } from '#contract/wallet-payments/debt-notices.ts'
import { BAD, GOOD, type NoticeView } from './notice-view.ts'

const DEBT: Pick<NoticeView, 'title' | 'place'> = {
  title: ({ debt }) => debt?.trxid ?? '',
  place: () => ({ path: '/wallet/pay' }),
}

export const DEBT_NOTICE_VIEWS: Record<DebtNotice, NoticeView> = {
  'debt-taken': { icon: 'i-lucide-circle-check', colour: GOOD, ...DEBT },
  'debt-refused': { icon: 'i-lucide-circle-alert', colour: BAD, ...DEBT },
}
