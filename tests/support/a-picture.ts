import sharp from 'sharp'

/** A photo as a phone takes it: wide, with a sun left of the middle. JPEG, ready for a file field. */
export async function aPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const sun = Buffer.from(
    '<svg width="900" height="600"><rect width="900" height="600" fill="#157a5a"/><circle cx="300" cy="300" r="120" fill="#e0483e"/></svg>',
  )
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await sharp(sun).jpeg().toBuffer() }
}
