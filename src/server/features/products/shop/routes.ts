import * as contract from '#contract/products/shops.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { addOption, changeOption, removeOption } from './delivery-options.ts'
import { readOwnShop } from './read-own-shop.ts'
import { updateShop } from './update-shop.ts'

/** How a seller delivers, and when they are closed. */
export function shopRoutes(app: Service): void {
  const whose = ({ session, now }: { session: { user_id: number }; now: number }) => ({ seller: session.user_id, now })
  serve(app, contract.readOwnShop, (ask) => readOwnShop(ask.db, whose(ask)))
  serve(app, contract.updateShop, (ask) => updateShop(ask.db, whose(ask), ask.body))
  serve(app, contract.addDeliveryOption, (ask) => addOption(ask.db, whose(ask), ask.body))
  serve(app, contract.changeDeliveryOption, (ask) => changeOption(ask.db, { ...whose(ask), ...ask.params }, ask.body.option))
  serve(app, contract.removeDeliveryOption, (ask) => removeOption(ask.db, { ...whose(ask), ...ask.params }))
}
