import * as gallery from '#contract/sellers/profile-gallery.ts'
import * as media from '#contract/sellers/seller-media.ts'
import * as contract from '#contract/sellers/sellers.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { PrivateFiles } from '../../adapters/private-files.ts'
import type { Database } from '../../db/connection/open.ts'
import { serveGallery } from '../../galleries/gallery-routes.ts'
import type { CountUpload } from '../../http/requests/upload-limit.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { LiveSessions } from '../../http/sessions/live-sessions.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'
import { checkSlug } from './check-slug.ts'
import { editShop } from './edit-shop.ts'
import { licenceRoutes } from './licences/routes.ts'
import { listSellerMedia } from './list-seller-media.ts'
import { openShop } from './open-shop.ts'
import { PROFILE_GALLERY } from './profile-gallery.ts'
import { readSeller } from './read-seller.ts'
import { readShop } from './read-shop.ts'
import { dropShopPicture, saveShopPicture } from './shop-picture.ts'

/** What the endpoints of sellers lean on. */
interface SellerParts {
  db: Database['db']
  pictures: Pictures
  privateFiles: PrivateFiles
  countUpload: CountUpload
  sessions: LiveSessions
  note: NoteSecurityEvent
}

const GALLERY = {
  listGallery: gallery.listProfileGallery,
  addPicture: gallery.addProfilePicture,
  addVideo: gallery.addProfileVideo,
  describeItem: gallery.describeProfileItem,
  removeItem: gallery.removeProfileItem,
  orderGallery: gallery.orderProfileGallery,
}

export function sellerRoutes(app: Service, parts: SellerParts): void {
  const { pictures } = parts
  serve(app, contract.readSeller, ({ db, params, now }) => readSeller(db, params.slug, now))
  serve(app, contract.checkSlug, ({ db, session, query }) => checkSlug(db, session.user_id, query.slug))
  serve(app, contract.openShop, async ({ db, session, body, requestId }) => {
    const note = (tx: Parameters<NoteSecurityEvent>[0]) => parts.note(tx, { kind: 'seller-opened', user_id: session.user_id, request_id: requestId })
    await openShop({ db, note }, session.user_id, body)
    parts.sessions.forget(session.user_id)
    return readShop(db, session.user_id)
  })
  serve(app, contract.readShop, ({ db, session }) => readShop(db, session.user_id))
  serve(app, contract.editShop, async ({ db, session, body }) => {
    await editShop(db, session.user_id, body)
    return readShop(db, session.user_id)
  })
  serve(app, contract.saveShopPicture, async ({ db, session, body }) => {
    await parts.countUpload(session.user_id)
    return saveShopPicture({ db, pictures }, session.user_id, body)
  })
  serve(app, contract.dropShopPicture, ({ db, session }) => dropShopPicture({ db, pictures }, session.user_id))
  serveGallery(app, { contract: GALLERY, kind: PROFILE_GALLERY }, parts)
  serve(app, media.listSellerPictures, ({ db, query }) => listSellerMedia(db, 'pictures', query))
  serve(app, media.listSellerFilms, ({ db, query }) => listSellerMedia(db, 'films', query))
  licenceRoutes(app, parts)
}
