import * as contract from '#contract/services/team.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { ServiceParts } from '../own/parts.ts'
import { addMember } from './add-member.ts'
import { changeMember } from './change-member.ts'
import { listTeam } from './list-team.ts'
import { removeMember } from './remove-member.ts'

/** Who does what a seller offers. */
export function teamRoutes(app: Service, { pictures, countUpload, countWrite }: ServiceParts): void {
  const parts = { pictures, countUpload, countWrite }
  const which = ({ session, params }: { session: { user_id: number }; params: { member_id: number } }) => ({ seller: session.user_id, ...params })
  serve(app, contract.listTeam, ({ db, session }) => listTeam(db, session.user_id))
  serve(app, contract.addMember, ({ db, body, files, session }) => addMember({ db, ...parts }, { seller: session.user_id, body, picture: files.picture }))
  serve(app, contract.changeMember, (ask) => changeMember({ db: ask.db, ...parts }, which(ask), { body: ask.body, picture: ask.files.picture }))
  serve(app, contract.removeMember, (ask) => removeMember({ db: ask.db, pictures }, which(ask)))
}
