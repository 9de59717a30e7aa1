import type { MailKind } from '../accounts/mail-kinds.ts'

/** Notices that are switched together. Each noun declares its own beside its kinds; notice-groups.ts lists them. */
export interface NoticeGroup<Kind extends string = string> {
  readonly kinds: readonly Kind[]
  /** Whether the app always tells them: money hangs on them. */
  readonly app: 'always' | 'switch'
  readonly audience: 'everyone' | 'sellers'
  /** By which setting their mails are switched. `each-alert`: every job alert has its own; `none`: there are no mails. */
  readonly mail: MailKind | 'always' | 'each-alert' | 'none'
}

export type NoticeGroups = Readonly<Record<string, NoticeGroup>>
