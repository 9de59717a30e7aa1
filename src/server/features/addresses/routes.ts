import * as contract from '#contract/addresses/addresses.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.ts'

/** The address book of a person. */
export function addressRoutes(app: Service): void {
  serve(app, contract.listAddresses, ({ db, session }) => listAddresses(db, session.user_id))
  serve(app, contract.addAddress, ({ db, session, body }) => addAddress(db, session.user_id, body))
  serve(app, contract.changeAddress, ({ db, session, params, body }) => changeAddress(db, session.user_id, { ...params, ...body }))
  serve(app, contract.removeAddress, ({ db, session, params }) => removeAddress(db, session.user_id, params.address_id))
}
