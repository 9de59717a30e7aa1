import { afterEach, describe, expect, it, vi } from 'vitest'
import { listCameras, openCamera } from '#app/ui/media/qr-scanner/camera.ts'
import { aStream, withCamera } from './fake-camera.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = async (id?: string) => {
  const camera = await openCamera(id)
  if (typeof camera === 'string') throw new Error(camera)
  return camera
}

describe('a camera', () => {
  it('is that on the back, without sound', async () => {
    const asked = withCamera(async () => aStream())
    await opened()
    expect(asked).toHaveBeenCalledWith({ audio: false, video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) })
  })

  it('is the one that was chosen, and the default where that one is gone', async () => {
    const asked = withCamera(async ({ video }) => {
      if (typeof video === 'object' && video.deviceId) throw new DOMException('', 'OverconstrainedError')
      return aStream({ id: 'back' })
    })
    expect((await opened('gone')).id).toBe('back')
    expect(asked.mock.calls[0]?.[0].video).toMatchObject({ deviceId: { exact: 'gone' } })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'in-use'],
    ['UnknownError', 'failed'],
  ])('that answers %s is said to be: %s', async (name, trouble) => {
    withCamera(async () => {
      throw new DOMException('', name)
    })
    expect(await openCamera()).toBe(trouble)
  })

  it('is not asked for by a page that came without encryption', async () => {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined })
    expect(await openCamera()).toBe('insecure')
  })

  it('has a lamp only where the phone says so', async () => {
    const stream = aStream({ torch: true })
    withCamera(async () => stream)
    const camera = await opened()
    await camera.torch?.(true)
    expect(stream.getVideoTracks()[0]?.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
    withCamera(async () => aStream())
    expect((await opened()).torch).toBeUndefined()
  })

  it('is let go', async () => {
    const stream = aStream()
    withCamera(async () => stream)
    ;(await opened()).stop()
    expect(stream.getVideoTracks()[0]?.stop).toHaveBeenCalledOnce()
  })

  it('is one of a list without microphones', async () => {
    withCamera(async () => aStream())
    expect(await listCameras()).toEqual([{ id: 'back', label: 'Back camera' }])
  })
})
