import * as contract from '#contract/events/own-events.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import { callOffEvent } from './call-off-event.ts'
import { createEvent } from './create-event.ts'
import { duplicateEvent } from './duplicate-event.ts'
import { listAttention } from './list-attention.ts'
import { listOwnEvents } from './list-own-events.ts'
import type { SellingParts } from './parts.ts'
import { readOwnEvent } from './read-own-event.ts'
import { saveFaqs } from './save-faqs.ts'
import { switchEvent } from './switch-event.ts'
import { updateEvent } from './update-event.ts'

/** The own list shares its address with the public one: these come first. */
export function sellingRoutes(app: Service, { pictures, countUpload, countWrite, note }: SellingParts): void {
  const whose = ({ session, params, now }: { session: { user_id: number }; params: { event_id: number }; now: number }) => ({
    seller: session.user_id,
    event_id: params.event_id,
    now,
  })
  serve(app, contract.listOwnEvents, ({ db, query, session, now }) => listOwnEvents(db, query, { seller: session.user_id, now }))
  serve(app, contract.listAttention, ({ db, session, now }) => listAttention(db, { seller: session.user_id, now }))
  serve(app, contract.readOwnEvent, (ask) => readOwnEvent(ask.db, whose(ask)))
  serve(app, contract.createEvent, ({ db, body, files, session, now }) =>
    createEvent({ db, pictures, countUpload, countWrite }, { seller: session.user_id, body, thumbnail: files.thumbnail, now }),
  )
  serve(app, contract.updateEvent, (ask) =>
    updateEvent({ db: ask.db, pictures, countUpload, countWrite }, whose(ask), { body: ask.body, thumbnail: ask.files.thumbnail }),
  )
  serve(app, contract.switchEvent, (ask) => switchEvent(ask.db, whose(ask), ask.body.is_active))
  serve(app, contract.duplicateEvent, (ask) => duplicateEvent({ db: ask.db, pictures, countWrite }, whose(ask), ask.body.client_key))
  serve(app, contract.callOffEvent, (ask) => {
    requireProof(ask.session, ask.now)
    return callOffEvent({ db: ask.db, note }, whose(ask), { reason: ask.body.reason, requestId: ask.requestId })
  })
  serve(app, contract.saveFaqs, (ask) => saveFaqs(ask.db, whose(ask), ask.body))
  serve(app, contract.saveTextPicture, async ({ session, body }) => {
    await countUpload(session.user_id)
    return { file: (await pictures.keepWhole('events', body, { user_id: session.user_id })).path }
  })
}
