import { decodePicture } from './decode-picture.ts'
import type { ReadFrame } from './frame-reader.ts'

/** The longer a side, the longer a cheap phone takes: this one still has six pixels for each module of a code that fills half the picture. */
const SIDE_PX = 640

/** Reads codes where the browser itself cannot: off the middle square of a frame, drawn smaller. */
export function makeDrawnReader(): ReadFrame {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const square = Math.min(videoWidth, videoHeight)
    if (!context || square === 0) return undefined
    const side = Math.min(square, SIDE_PX)
    // Setting it, even to the same, would allocate the picture anew.
    if (canvas.width !== side) canvas.width = canvas.height = side
    context.drawImage(video, (videoWidth - square) / 2, (videoHeight - square) / 2, square, square, 0, 0, side, side)
    return decodePicture(context.getImageData(0, 0, side, side))
  }
}
