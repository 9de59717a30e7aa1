import { vi } from 'vitest'

/** What a camera gives, as far as a page looks at it. */
export function aStream({ id = 'back', torch = false } = {}): MediaStream {
  const listeners = new Map<string, () => void>()
  const track = {
    getCapabilities: () => (torch ? { torch } : {}),
    getSettings: () => ({ deviceId: id }),
    applyConstraints: vi.fn(async () => undefined),
    stop: vi.fn(),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    /** The camera is unplugged. */
    end: () => listeners.get('ended')?.(),
  }
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream
}

/** A phone whose camera answers like this. */
export function withCamera(answer: (constraints: MediaStreamConstraints) => Promise<MediaStream>) {
  const getUserMedia = vi.fn(answer)
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'microphone', label: '' },
    { kind: 'videoinput', deviceId: 'back', label: 'Back camera' },
  ]
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia, enumerateDevices } })
  return getUserMedia
}
