import * as contract from '#contract/accounts/accounts.ts'
import { readOpeningKey, readSealingKey } from '#contract/accounts/phone-keys.ts'
import { objectToSilence, readSilence } from '#contract/accounts/silences.ts'
import { Problem } from '#contract/core/problem.ts'
import { mailStops } from '../../../adapters/mail/mail-stops.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import { deleteAccount } from '../ending/delete-account.ts'
import { exportAccount } from '../ending/export-account.ts'
import type { AccountParts } from '../parts.ts'
import { openEmailLimits } from '../recovery/email-limits.ts'
import { stopMails } from '../recovery/stop-mails.ts'
import * as silences from '../silences/own-silence.ts'
import { dropPicture, savePicture } from './account-picture.ts'
import { editAccount } from './edit-account.ts'
import { openingKeyOf, sealingKeyOf } from './phone-keys.ts'
import { readAccount } from './read-account.ts'
import { readBuyer } from './read-buyer.ts'

export function accountRoutes(app: Service, parts: AccountParts): void {
  const { pictures } = parts
  const limits = openEmailLimits(parts.database, parts.settings.rate_per_minute > 0)
  serve(app, contract.readAccount, ({ db, session }) => readAccount(db, session.user_id))
  serve(app, contract.editAccount, ({ db, session, body }) => editAccount(db, session.user_id, body))
  serve(app, contract.savePicture, async ({ db, session, body }) => {
    await parts.countUpload(session.user_id)
    return savePicture({ db, pictures }, session.user_id, body)
  })
  serve(app, contract.dropPicture, ({ db, session }) => dropPicture({ db, pictures }, session.user_id))
  serve(app, contract.exportAccount, async ({ db, session, requestId, now }) => {
    await limits.countExport(session.user_id)
    const all = await exportAccount(db, session.user_id, now)
    await parts.note(db, { kind: 'account-exported', user_id: session.user_id, request_id: requestId })
    return all
  })
  serve(app, contract.deleteAccount, async ({ session, requestId, now }) => {
    requireProof(session, now)
    await deleteAccount(parts, { session, requestId, now })
    return { ok: true as const }
  })
  const { secret } = parts.settings
  const stops = mailStops(secret)
  serve(app, contract.stopMails, async ({ db, body }) => {
    const stop = stops.read(body.token)
    if (!stop) throw new Problem('link-expired')
    await stopMails(db, stop)
    return { stopped: stop.kind }
  })
  serve(app, readSealingKey, ({ db, session, query }) => sealingKeyOf(db, { secret, user_id: session.user_id, ...query }))
  serve(app, readOpeningKey, ({ db, session, query }) => openingKeyOf(db, { secret, user_id: session.user_id, ...query }))
  serve(app, readSilence, ({ db, session }) => silences.readOwnSilence(db, session.user_id))
  serve(app, objectToSilence, ({ db, session, body, requestId }) => silences.objectToSilence(db, parts.note, { user_id: session.user_id, ...body, requestId }))
  serve(app, contract.readBuyer, ({ db, session, params }) => readBuyer(db, session.user_id, params.user_id))
}
