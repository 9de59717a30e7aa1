import type { SilenceNotice } from '#contract/accounts/silence-notices.ts'
import { BAD, GOOD, type NoticeView } from './notice-view.ts'

// What happened says all of it, and what staff wrote stands below.
const IN_SETTINGS = { title: () => '', place: () => ({ path: '/profile-settings' }) }

export const SILENCE_NOTICE_VIEWS: Record<SilenceNotice, NoticeView> = {
  silenced: { icon: 'i-lucide-circle-alert', colour: BAD, ...IN_SETTINGS },
  'silence-lifted': { icon: 'i-lucide-pen-line', colour: GOOD, ...IN_SETTINGS },
  'silence-answered': { icon: 'i-lucide-message-square-text', colour: 'text-ink', ...IN_SETTINGS },
}
