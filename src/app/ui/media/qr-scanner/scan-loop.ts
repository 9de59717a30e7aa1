import type { ReadFrame } from './frame-reader.ts'
import { makeSightings } from './sightings.ts'

/** The shortest rest between two looks. */
const REST_MS = 100
/** So many times as long as a look took the page has for itself afterwards: on a slow phone taps still answer at once. */
const REST_FOR_LOOK = 2
/** `HAVE_CURRENT_DATA` of a media element. */
const HAS_PICTURE = 2

interface Scanning {
  video: HTMLVideoElement
  read: ReadFrame
  /** Gets each text once as long as its code stays in sight. */
  onText: (text: string) => void
}

/** Looks at a video again and again until it is stopped. A frame that cannot be read is a frame without a code. */
export function scanLoop({ video, read, onText }: Scanning): () => void {
  const isNews = makeSightings()
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = async () => {
    const began = performance.now()
    const isShowing = video.readyState >= HAS_PICTURE && !video.paused
    const text = isShowing ? await read(video).catch(() => undefined) : undefined
    if (isOver) return
    const now = performance.now()
    if (text && isNews(text, now)) onText(text)
    timer = setTimeout(() => void check(), Math.max(REST_MS, (now - began) * REST_FOR_LOOK))
  }
  void check()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
