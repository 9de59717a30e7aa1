import * as contract from '#contract/conversations/conversations.ts'
import type { Database } from '../../db/connection/open.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { downloadPicture } from './download-picture.ts'
import { listConversations } from './list-conversations.ts'
import { markRead } from './mark-read.ts'
import type { ConversationParts } from './parts.ts'
import { readConversation } from './read-conversation.ts'
import { readStart } from './read-start.ts'
import { reportMessage } from './report-message.ts'
import { writing } from './write-message.ts'

/** Messages between buyers and organizers, applicants and employers, members and the support team. */
export function conversationRoutes(app: Service, parts: ConversationParts & { db: Database['db'] }): void {
  serve(app, contract.listConversations, ({ db, session, query }) => listConversations(db, session, query))
  serve(app, contract.readConversationStart, ({ db, session, query }) => readStart(db, session, query))
  serve(app, contract.readConversation, ({ db, session, params, query }) => readConversation(db, session, { ...params, ...query }))
  serve(app, contract.writeMessage, writing(parts, parts.db))
  serve(app, contract.markConversationRead, ({ db, session, params, body }) => markRead(db, session, { ...params, ...body }))
  serve(app, contract.downloadMessagePicture, ({ session, params }) => downloadPicture(parts, session, params.message_id))
  serve(app, contract.reportMessage, ({ db, session, params, body }) => reportMessage(db, session, { ...params, body }))
}
