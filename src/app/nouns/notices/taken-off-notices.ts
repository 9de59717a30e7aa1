import type { TakenOffNotice, TakenOffSubject } from '#contract/cases/taken-off-notices.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { BAD, GOOD, type NoticeView } from './notice-view.ts'

/** Where its owner looks after it. */
const PLACES: Record<TakenOffSubject, string> = {
  event: '/sellerevents',
  service: '/sellerservices',
  product: '/products',
  job: '/hiring',
  article: '/writing',
  seller: '/sellerprofile',
  post: '/posts/own',
  person: '/profile-settings',
}

const ABOUT = {
  title: ({ event_title }: Notice) => event_title ?? '',
  place: ({ taken_off }: Notice) => ({ path: taken_off ? PLACES[taken_off.subject] : '/notices' }),
}

export const TAKEN_OFF_NOTICE_VIEWS: Record<TakenOffNotice, NoticeView> = {
  'taken-off': {
    icon: 'i-lucide-circle-alert',
    colour: BAD,
    ...ABOUT,
    words: ({ taken_off }, t) => (taken_off ? t(`takenOff.${taken_off.subject}`) : undefined),
  },
  'selling-suspended': { icon: 'i-lucide-circle-alert', colour: BAD, ...ABOUT },
  'selling-released': { icon: 'i-lucide-circle-check', colour: GOOD, ...ABOUT },
  restored: {
    icon: 'i-lucide-circle-check',
    colour: GOOD,
    ...ABOUT,
    words: ({ taken_off }, t) => (taken_off ? t(`restored.${taken_off.subject}`) : undefined),
  },
}
