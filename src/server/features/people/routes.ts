import * as contract from '#contract/people/people.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { CountUpload } from '../../http/requests/upload-limit.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { openPerson } from './open-person.ts'
import { dropPersonPicture, savePersonPicture } from './person-picture.ts'
import { readOwnPerson } from './read-own-person.ts'
import { readPerson } from './read-person.ts'

/** Public pages of members without a shop. */
export function personRoutes(app: Service, { pictures, countUpload }: { pictures: Pictures; countUpload: CountUpload }): void {
  serve(app, contract.readPerson, ({ db, params }) => readPerson(db, params.username))
  serve(app, contract.readOwnPerson, ({ db, session }) => readOwnPerson(db, session.user_id))
  serve(app, contract.openPerson, ({ db, session, body }) => openPerson(db, session.user_id, body))
  serve(app, contract.savePersonPicture, async ({ db, session, body }) => {
    await countUpload(session.user_id)
    return savePersonPicture({ db, pictures }, session.user_id, body)
  })
  serve(app, contract.dropPersonPicture, ({ db, session }) => dropPersonPicture({ db, pictures }, session.user_id))
}
