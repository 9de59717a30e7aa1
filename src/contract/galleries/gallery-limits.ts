/** So many pictures and films one of each noun may have. */
export const GALLERY_MOST = { event: 40, service: 12, product: 8, post: 10, profile: 60 } as const

/** Code points of what stands below a picture, of what is in it, and of a link to a film. */
export const GALLERY_TEXTS = { nameLongest: 120, altLongest: 240, linkLongest: 500 } as const
