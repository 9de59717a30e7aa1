import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { closeServices, endServices } from './end-services.ts'
import { exportServices } from './export-services.ts'
import { restoreServicesOf, takeOffServicesOf } from './take-off-service.ts'

/** What a seller does for others, their team and their hours. Pictures of services are in galleries. */
export const SERVICE_DATA: PersonalData = {
  exportOf: exportServices,
  end: async (tx, user_id) => ({ pictures: await endServices(tx, user_id) }),
  takeOff: closeServices,
  takeOffWithShop: takeOffServicesOf,
  restoreWithShop: restoreServicesOf,
  pictures: (among) => sql`
    select seller, text from services,
      lateral (values (thumbnail), (description), (description_state), (second_description), (second_description_state)) as texts (text) where ${among(sql`seller`)}
    union all select seller, picture from team_members where ${among(sql`seller`)}`,
}
