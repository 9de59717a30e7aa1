/** Reads the code in what a video shows now; undefined when there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>

/** Not in every browser, and not in every TypeScript library. @see https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/**
 * The browser's own reader, which costs the page nothing, where there is one; else ours, which is fetched only then. A phone whose reader
 * turns out not to work gets ours as well.
 */
export async function makeFrameReader(): Promise<ReadFrame> {
  const detector = await ownDetector()
  if (!detector) return drawnReader()
  let read: ReadFrame = async (video) => {
    try {
      const [code] = await detector.detect(video)
      return code?.rawValue
    } catch {
      // The part of the system that reads codes is missing or has died; it does not come back by itself.
      read = await drawnReader()
      return read(video)
    }
  }
  return (video) => read(video)
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    return Own && (await Own.getSupportedFormats()).includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined
  } catch {
    return undefined
  }
}

const drawnReader = async (): Promise<ReadFrame> => (await import('./drawn-reader.ts')).makeDrawnReader()
