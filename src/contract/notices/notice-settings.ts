import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { canSwitch, NOTICE_GROUP_NAMES, NOTICE_WAYS } from './notice-groups.ts'

/** Which channels an account has switched on for one group. */
export const NoticeSetting = v.object({
  group: v.picklist(NOTICE_GROUP_NAMES),
  app: v.boolean(),
  /** What was chosen: while the app does not tell, phones do not either. */
  push: v.boolean(),
  /** Null where mails of the group have no such setting. */
  mail: v.nullable(v.boolean()),
})
export type NoticeSetting = v.InferOutput<typeof NoticeSetting>

export const listNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/notice/settings/',
  summary: 'Which channels are on for each group of notices that concerns the account',
  access: 'signed-in',
  answer: v.array(NoticeSetting),
  offline: { keepDays: 90, noun: 'notices', shape: 'detail' },
})

export const NoticeSwitch = v.pipe(
  v.object({ group: v.picklist(NOTICE_GROUP_NAMES), way: v.picklist(NOTICE_WAYS), is_on: v.boolean() }),
  v.check(({ group, way }) => canSwitch(group, way), 'this cannot be switched'),
)
export type NoticeSwitch = v.InferOutput<typeof NoticeSwitch>

export const switchNotices = endpoint({
  method: 'POST',
  path: '/api/notice/settings/',
  summary: 'Switches one group of notices on or off, by one way. Mails are switched as by the link in them',
  access: 'signed-in',
  body: NoticeSwitch,
  answer: v.array(NoticeSetting),
  offline: 'refuse',
})
