import { imageAt } from '#contract/core/images.ts'
import { isOwnPicture } from '#contract/rich-text.ts'

/** Wide enough for a column of text on a sharp phone, and half the bytes of the widest. */
const WIDTH = 720

/** The text of an article as it is shown: its pictures come as one reads on, no wider than needed. @param html sanitized */
export const readableHtml = (html: string): string =>
  html.replace(/<img\b([^>]*?\ssrc=")([^"]*)"/g, (written, before: string, src: string) =>
    isOwnPicture(src) ? `<img loading="lazy" decoding="async"${before}${imageAt(src, WIDTH)}"` : written,
  )
