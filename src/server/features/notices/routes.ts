import * as settings from '#contract/notices/notice-settings.ts'
import * as contract from '#contract/notices/notices.ts'
import type { PushKeys, PushReach } from '../../adapters/push/push.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { listNotices, readNotices } from './list-notices.ts'
import { listNoticeSettings, switchNotices } from './notice-settings.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

interface NoticeParts {
  /** Of this service; asked for at the first need. */
  pushKeys: () => Promise<PushKeys>
  reach: PushReach
}

export function noticeRoutes(app: Service, { pushKeys, reach }: NoticeParts): void {
  serve(app, contract.listNotices, ({ db, session, query, now }) => listNotices(db, session.user_id, { ...query, now }))
  serve(app, contract.readNotices, ({ db, session, body, now }) => readNotices(db, session.user_id, { ...body, now }))
  serve(app, settings.listNoticeSettings, ({ db, session }) => listNoticeSettings(db, session.user_id))
  serve(app, settings.switchNotices, ({ db, session, body }) => switchNotices(db, session.user_id, body))
  serve(app, contract.readPushKey, async () => ({ key: (await pushKeys()).public_key }))
  serve(app, contract.subscribePush, ({ db, session, body }) => subscribe(db, { session, body, reach }))
  serve(app, contract.unsubscribePush, ({ db, session, body }) => unsubscribe(db, session.user_id, body))
}
