import * as contract from '#contract/services/own-services.ts'
import * as gallery from '#contract/services/service-gallery.ts'
import { serveGallery } from '../../../galleries/gallery-routes.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { hoursRoutes } from '../hours/routes.ts'
import { teamRoutes } from '../team/routes.ts'
import { copyService } from './copy-service.ts'
import { createService } from './create-service.ts'
import { listOwnServices } from './list-own-services.ts'
import type { ServiceParts } from './parts.ts'
import { readOwnService } from './read-own-service.ts'
import { saveFaqs } from './save-faqs.ts'
import { SERVICE_GALLERY } from './service-gallery.ts'
import { switchService } from './switch-service.ts'
import { updateService } from './update-service.ts'

const GALLERY = {
  listGallery: gallery.listServiceGallery,
  addPicture: gallery.addServicePicture,
  addVideo: gallery.addServiceVideo,
  describeItem: gallery.describeServiceItem,
  removeItem: gallery.removeServiceItem,
  orderGallery: gallery.orderServiceGallery,
}

/** A seller's services, team and hours. The own list shares its address with the public one: these come first. */
export function serviceOwnRoutes(app: Service, { pictures, countUpload, countWrite }: ServiceParts): void {
  const whose = ({ session, params }: { session: { user_id: number }; params: { service_id: number } }) => ({
    seller: session.user_id,
    service_id: params.service_id,
  })
  const parts = { pictures, countUpload, countWrite }
  serve(app, contract.listOwnServices, ({ db, query, session }) => listOwnServices(db, query, { seller: session.user_id }))
  serve(app, contract.readOwnService, (ask) => readOwnService(ask.db, whose(ask)))
  serve(app, contract.createService, ({ db, body, files, session }) =>
    createService({ db, ...parts }, { seller: session.user_id, body, pictures: files.pictures ?? [] }),
  )
  serve(app, contract.updateService, (ask) => updateService({ db: ask.db, ...parts }, whose(ask), { body: ask.body, pictures: ask.files.pictures ?? [] }))
  serve(app, contract.switchService, (ask) => switchService(ask.db, whose(ask), ask.body.is_active))
  serve(app, contract.copyService, (ask) => copyService({ db: ask.db, pictures, countWrite }, whose(ask), ask.body.client_key))
  serve(app, contract.saveServiceFaqs, (ask) => saveFaqs(ask.db, whose(ask), ask.body))
  serveGallery(app, { contract: GALLERY, kind: SERVICE_GALLERY }, { pictures, countUpload })
  teamRoutes(app, parts)
  hoursRoutes(app)
}
