import { isOwnPath } from '#contract/core/paths.ts'
import { clearNoticeList } from '../../state/notice-list.ts'
import { followNoticeNews, onPageAsked } from '../../state/notice-news.ts'
import { useSession } from '../../state/session/session.ts'
import { settleMessages } from '../../wire/push.ts'
import { onReconnect } from '../../wire/reconnect.ts'
import { loadNotices } from './calls.ts'

/**
 * Keeps the notices of the signed-in user up to date: now, when the page is looked at again, when the network is back and when the
 * service has sent something. Begun once a page, when a user is signed in.
 * @param show takes the reader to a screen, by its path.
 */
export function followNotices(show: (path: string) => void): void {
  const settle = () => {
    const { account, language } = useSession.getState()
    if (account) void settleMessages({ id: account.id, language })
  }
  const begin = () => {
    void loadNotices()
    settle()
  }
  begin()
  onReconnect(begin)
  followNoticeNews(() => void loadNotices())
  onPageAsked((path) => isOwnPath(path) && show(path))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void loadNotices())
  useSession.subscribe(({ account, token }, before) => {
    if (account?.id !== before.account?.id) clearNoticeList()
    if (account && token && (account.id !== before.account?.id || !before.token)) begin()
  })
}
