import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraChoice, type CameraTrouble, listCameras, type OpenCamera, openCamera } from './camera.ts'
import { makeFrameReader } from './frame-reader.ts'
import { scanLoop } from './scan-loop.ts'

/** `hidden`: the page is not seen, so the camera is let go until it is. */
export type CameraState = 'off' | 'asking' | 'live' | 'hidden' | CameraTrouble

export interface QrCamera {
  /** For the element that shows the picture: always there, so that a picture can begin. */
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** More than one is a choice. */
  cameras: CameraChoice[]
  cameraId: string
  choose: (id: string) => void
  /** Undefined: no lamp. */
  isTorchOn: boolean | undefined
  toggleTorch: () => void
  start: () => void
  stop: () => void
}

/** A camera that reads codes while it is wanted and the page is seen. @param onText may be a new function each time. */
export function useQrCamera(onText: (text: string) => void): QrCamera {
  const video = useRef<HTMLVideoElement>(null)
  const [chosen, setChosen] = useState<{ id?: string } | null>(null)
  const [state, setState] = useState<CameraState>('off')
  const [open, setOpen] = useState<OpenCamera>()
  const [cameras, setCameras] = useState<CameraChoice[]>([])
  const [isTorchOn, setTorchOn] = useState(false)
  const isSeen = useIsSeen()
  const take = useEffectEvent(onText)

  useEffect(() => {
    if (!chosen) return setState('off')
    if (!isSeen) return setState('hidden')
    setState('asking')
    const mine = new AbortController()
    const { signal } = mine
    const show = (camera: OpenCamera) => {
      setOpen(camera)
      setState('live')
      void listCameras().then((found) => !signal.aborted && setCameras(found))
    }
    void follow({ id: chosen.id, video: video.current, signal, onText: (text) => take(text), onOpen: show, onTrouble: setState })
    return () => {
      mine.abort()
      setOpen(undefined)
      setTorchOn(false)
    }
  }, [chosen, isSeen])

  const toggleTorch = () => {
    const next = !isTorchOn
    // A lamp that fails leaves everything as it was.
    void open?.torch?.(next).then(
      () => setTorchOn(next),
      () => undefined,
    )
  }
  return {
    video,
    state,
    cameras,
    cameraId: open?.id ?? '',
    choose: useCallback((id: string) => setChosen({ id }), []),
    isTorchOn: open?.torch ? isTorchOn : undefined,
    toggleTorch,
    start: useCallback(() => setChosen((before) => ({ ...before })), []),
    stop: useCallback(() => setChosen(null), []),
  }
}

interface Following {
  id: string | undefined
  video: HTMLVideoElement | null
  signal: AbortSignal
  onText: (text: string) => void
  onOpen: (camera: OpenCamera) => void
  onTrouble: (trouble: CameraTrouble) => void
}

/** Opens the camera, shows it and reads it until the signal says that it is over. */
async function follow({ id, video, signal, onText, onOpen, onTrouble }: Following): Promise<void> {
  // Fetched while the reader is asked for the camera.
  const reading = makeFrameReader()
  reading.catch(() => undefined)
  const camera = await openCamera(id)
  if (typeof camera === 'string') {
    if (!signal.aborted) onTrouble(camera)
    return
  }
  if (signal.aborted || !video) return camera.stop()
  signal.addEventListener('abort', camera.stop)
  for (const track of camera.stream.getVideoTracks()) track.addEventListener('ended', () => !signal.aborted && onTrouble('in-use'), { signal })
  video.srcObject = camera.stream
  try {
    await video.play()
    const read = await reading
    if (signal.aborted) return
    onOpen(camera)
    const end = scanLoop({ video, read, onText })
    signal.addEventListener('abort', () => {
      end()
      video.srcObject = null
    })
  } catch {
    if (!signal.aborted) onTrouble('failed')
    camera.stop()
  }
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const check = () => setSeen(document.visibilityState !== 'hidden')
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return isSeen
}
