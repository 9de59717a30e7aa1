import * as v from 'valibot'
import { Id } from '../core/fields.ts'

/** A seller as search finds one. */
export const SellerHit = v.object({
  user_id: Id,
  slug: v.string(),
  full_name: v.string(),
  profession: v.string(),
  division: v.nullable(v.string()),
  district: v.nullable(v.string()),
  /** Its name in Bangla, so that no page needs the list of places. Absent in answers that were kept by earlier versions. */
  district_bn: v.optional(v.nullable(v.string())),
  profile_picture: v.nullable(v.string()),
  is_verified: v.boolean(),
})
export type SellerHit = v.InferOutput<typeof SellerHit>
