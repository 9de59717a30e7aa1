/** Widths in which every stored picture exists, CSS pixels times density: 720 is a card across a phone of 360 to 412 at density 1.75 to 2. The widest is the stored name itself. */
export const IMAGE_WIDTHS = [320, 480, 720, 960] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** How wide the widest of a banner is, under the stored name itself: across a phone of 360 at density 3. */
export const BANNER_WIDTH = 1080

/** Of pictures in a text, and of those that are kept to be read without network: across a sharp phone, at half the bytes of the widest. */
export const READING_WIDTH: ImageWidth = 720

const WIDEST = 960
const NARROWER = new RegExp(`-(${IMAGE_WIDTHS.filter((width) => width < WIDEST).join('|')})\\.webp$`)

/**
 * The address of a stored picture at one width.
 * `/media/events/ab12.webp` is 960 wide; `/media/events/ab12-320.webp` is the same at 320.
 */
export const imageAt = (path: string, width: ImageWidth): string => (width === WIDEST ? path : path.replace(/\.webp$/, `-${width}.webp`))

/** The picture without its width: all widths of one picture share it, so that the phone can show whichever it has. */
export const imageIdentity = (path: string): string => path.replace(NARROWER, '.webp')

/** How many tones a picture's ground may have while it loads; the colours are `tone-0` … in uno.config.ts. */
export const TONE_COUNT = 12

/** What may be sent as a picture: accepted by content, whatever its name says, and encoded anew by the service. */
export const PICTURE_UPLOAD = { types: ['image/webp', 'image/jpeg', 'image/png'], mostBytes: 8 * 1024 * 1024, mostPixels: 24_000_000 } as const
