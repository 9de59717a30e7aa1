import * as v from 'valibot'
import { Count, Id, MediaPath } from '../core/fields.ts'
import { oneLine } from '../core/names.ts'
import { GALLERY_TEXTS } from './gallery-limits.ts'

/** One picture or film of a gallery, to its owner. */
export const GalleryItem = v.object({
  id: Id,
  /** What stands below it. */
  name: v.string(),
  /** What is in the picture, read out to those who cannot see it; empty where the name says so. */
  alt: v.string(),
  file: v.nullable(MediaPath),
  tone: Count,
  video_url: v.nullable(v.string()),
  /** Of the picture in all its widths; 0 of a film. */
  bytes: Count,
})
export type GalleryItem = v.InferOutput<typeof GalleryItem>

/** What stands below a picture. */
export const Caption = oneLine(GALLERY_TEXTS.nameLongest)
/** What is in it. */
export const AltText = oneLine(GALLERY_TEXTS.altLongest)
