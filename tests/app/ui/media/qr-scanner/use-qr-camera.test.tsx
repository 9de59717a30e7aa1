import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQrCamera } from '#app/ui/media/qr-scanner/use-qr-camera.ts'
import { aStream, withCamera } from './fake-camera.ts'

/** What is in front of the camera. */
let inSight: string | undefined
let detections = 0
const heard = vi.fn()

class Detector {
  static getSupportedFormats = async () => ['qr_code']
  detect = async () => {
    detections += 1
    return inSight ? [{ rawValue: inSight }] : []
  }
}

function Scanner() {
  const camera = useQrCamera(heard)
  return (
    <>
      <video ref={camera.video} muted />
      <output>{camera.state}</output>
      <button type="button" onClick={camera.start}>
        start
      </button>
      <button type="button" onClick={camera.stop}>
        stop
      </button>
    </>
  )
}

const state = () => screen.getByRole('status').textContent
const isSaid = (word: string) => waitFor(() => expect(state()).toBe(word))
const start = async () => {
  const { container } = render(<Scanner />)
  const video = container.querySelector('video') as HTMLVideoElement
  Object.assign(video, { play: async () => undefined })
  for (const [name, value] of Object.entries({ readyState: 4, paused: false, srcObject: null })) {
    Object.defineProperty(video, name, { value, writable: true, configurable: true })
  }
  fireEvent.click(screen.getByText('start'))
  return video
}
const beSeen = (visibility: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    document.dispatchEvent(new Event('visibilitychange'))
  })
const aLittleLater = (looks = 3) => {
  const before = detections
  return waitFor(() => expect(detections).toBeGreaterThan(before + looks), { timeout: 4_000 })
}

beforeEach(() => {
  inSight = undefined
  heard.mockClear()
  vi.stubGlobal('BarcodeDetector', Detector)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the scanner', () => {
  it('asks for no camera by itself', () => {
    const asked = withCamera(async () => aStream())
    render(<Scanner />)
    expect(state()).toBe('off')
    expect(asked).not.toHaveBeenCalled()
  })

  it('says what is held in front of it, once', async () => {
    withCamera(async () => aStream())
    await start()
    await isSaid('live')
    inSight = 'TICKET'
    await aLittleLater()
    expect(heard.mock.calls).toEqual([['TICKET']])
    inSight = 'ANOTHER'
    await aLittleLater()
    expect(heard.mock.calls).toEqual([['TICKET'], ['ANOTHER']])
  })

  it('says that it waits, and what stands in its way', async () => {
    const { promise, reject } = Promise.withResolvers<MediaStream>()
    withCamera(() => promise)
    await start()
    await isSaid('asking')
    reject(new DOMException('', 'NotAllowedError'))
    await isSaid('denied')
  })

  it('lets the camera go while the page is hidden, and takes it again', async () => {
    const streams = [aStream(), aStream()]
    const asked = withCamera(async () => streams[asked.mock.calls.length - 1] as MediaStream)
    await start()
    await isSaid('live')
    beSeen('hidden')
    await isSaid('hidden')
    expect(streams[0]?.getTracks()[0]?.stop).toHaveBeenCalled()
    beSeen('visible')
    await isSaid('live')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('reads nothing any more once it is stopped', async () => {
    const stream = aStream()
    withCamera(async () => stream)
    const video = await start()
    await isSaid('live')
    fireEvent.click(screen.getByText('stop'))
    await isSaid('off')
    inSight = 'TICKET'
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(heard).not.toHaveBeenCalled()
    expect(stream.getTracks()[0]?.stop).toHaveBeenCalled()
    expect(video.srcObject).toBeNull()
  })

  it('lets go of a camera that was allowed too late', async () => {
    const { promise, resolve } = Promise.withResolvers<MediaStream>()
    withCamera(() => promise)
    await start()
    await isSaid('asking')
    fireEvent.click(screen.getByText('stop'))
    const stream = aStream()
    await act(async () => resolve(stream))
    await waitFor(() => expect(stream.getTracks()[0]?.stop).toHaveBeenCalled())
    expect(state()).toBe('off')
  })

  it('says when another app takes the camera away', async () => {
    const stream = aStream()
    withCamera(async () => stream)
    await start()
    await isSaid('live')
    act(() => (stream.getVideoTracks()[0] as unknown as { end: () => void }).end())
    await isSaid('in-use')
  })
})
