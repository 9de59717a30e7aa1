import { imageAt, READING_WIDTH } from '#contract/core/images.ts'
import { isOwnPicture } from '#contract/rich-text.ts'

/** The text of an article as it is shown: its pictures come as one reads on, no wider than needed. @param html sanitized */
export const readableHtml = (html: string): string =>
  html.replace(/<img\b([^>]*?\ssrc=")([^"]*)"/g, (written, before: string, src: string) =>
    isOwnPicture(src) ? `<img loading="lazy" decoding="async"${before}${imageAt(src, READING_WIDTH)}"` : written,
  )
