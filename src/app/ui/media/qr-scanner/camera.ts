/** Why there is no picture: refused by the reader; no camera; another app has it; a page that may not; anything else. */
export type CameraTrouble = 'denied' | 'none' | 'in-use' | 'insecure' | 'failed'

/** A camera that gives a picture. */
export interface OpenCamera {
  stream: MediaStream
  /** Empty where the browser does not say. */
  id: string
  /** Its lamp, where the browser lets a page switch it. */
  torch: ((isOn: boolean) => Promise<void>) | undefined
  stop: () => void
}

export interface CameraChoice {
  id: string
  /** As the phone calls it; empty where it does not say. */
  label: string
}

const TROUBLES: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** What libraries do not declare: the lamp of a phone. @see https://w3c.github.io/mediacapture-image/#dom-mediatrackcapabilities-torch */
type Lit = MediaTrackCapabilities & { torch?: boolean }

/**
 * Opens one camera, by default that on the back; the browser asks its reader the first time.
 * @param id of the camera that was chosen; where it is gone, the default.
 */
export async function openCamera(id?: string): Promise<OpenCamera | CameraTrouble> {
  // Browsers hide it from pages that came without encryption.
  if (!navigator.mediaDevices?.getUserMedia) return 'insecure'
  try {
    return opened(await streamOf(id))
  } catch (error) {
    const trouble = error instanceof DOMException ? (TROUBLES[error.name] ?? 'failed') : 'failed'
    return id !== undefined && trouble === 'none' ? openCamera() : trouble
  }
}

const streamOf = (id: string | undefined): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }),
      // Enough for a code at arm's length; more would only be thrown away.
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  })

function opened(stream: MediaStream): OpenCamera {
  const [track] = stream.getVideoTracks()
  const can = track?.getCapabilities?.() as Lit | undefined
  return {
    stream,
    id: track?.getSettings().deviceId ?? '',
    torch: track && can?.torch ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }) : undefined,
    stop: () => {
      for (const one of stream.getTracks()) one.stop()
    },
  }
}

/** The cameras of this phone. Their names are known only once one of them was allowed. */
export async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.flatMap(({ kind, deviceId, label }) => (kind === 'videoinput' && deviceId ? [{ id: deviceId, label }] : []))
}
