import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/core/languages.ts'
import { manifestIn } from '../src/tasks/manifests.ts'

const PUBLIC = join(import.meta.dirname, '../public')
interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}
interface Shortcut {
  name: string
  url: string
  icons: Picture[]
}
type Manifest = Omit<ReturnType<typeof manifestIn>, 'icons' | 'shortcuts' | 'screenshots'> & {
  icons: Picture[]
  shortcuts: Shortcut[]
  screenshots?: Picture[]
}

const read = (language: string) => JSON.parse(readFileSync(join(PUBLIC, `manifest-${language}.webmanifest`), 'utf8')) as Manifest
const picturesOf = (manifest: Manifest) => [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons), ...(manifest.screenshots ?? [])]
const metadataOf = (src: string) => sharp(join(PUBLIC, src)).metadata()

describe.each(LANGUAGES)('the manifest in %s', (language) => {
  const manifest = read(language)

  it('is what the task writes today', () => {
    expect(manifest).toEqual(JSON.parse(JSON.stringify(manifestIn(PUBLIC, language))))
  })

  it('names pictures that are there, of the size and type it says', async () => {
    for (const picture of picturesOf(manifest)) {
      const { width, height, format } = await metadataOf(picture.src)
      expect([picture.src, `${width}x${height}`, `image/${format}`]).toEqual([picture.src, picture.sizes, picture.type])
    }
  })

  it('carries a hash in the name of every icon', () => {
    for (const icon of [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)])
      expect(icon.src).toMatch(/^\/icons\/[a-z0-9-]+\.[0-9a-f]{8}\.png$/)
  })

  it('can be installed from: plain icons of 192 and 512, the maskable one a file of its own', () => {
    expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    expect(manifest.icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable', 'monochrome'])
    expect(manifest).toMatchObject({ id: '/', start_url: '/?source=pwa', scope: '/', display: 'standalone', lang: language, dir: 'ltr' })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.description.length).toBeLessThanOrEqual(320)
  })

  it('labels every screenshot', () => {
    for (const screenshot of manifest.screenshots ?? []) expect([screenshot.src, screenshot.label]).not.toContain('')
  })
})

describe('both manifests', () => {
  it('say everything in their own language: Bangla has no Latin letters, English no Bangla ones', () => {
    const words = ({ name, short_name, description, shortcuts, screenshots }: Manifest) =>
      [name, short_name, description, ...shortcuts.map((shortcut) => shortcut.name), ...(screenshots ?? []).map(({ label }) => label)].join(' ')
    expect(words(read('bn'))).not.toMatch(/[A-Za-z]/)
    expect(words(read('en'))).not.toMatch(/[\u0980-\u09ff]/)
  })

  it('take text, links, pictures and PDFs from other apps, by POST', () => {
    expect(read('bn').share_target).toEqual(read('en').share_target)
    expect(read('en').share_target).toEqual({
      action: '/share-target',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    })
  })

  it('offer events, jobs, tickets and the gate, each with an icon of its own', () => {
    const { shortcuts } = read('en')
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Events', '/events'],
      ['Jobs', '/jobportal'],
      ['My tickets', '/tickets'],
      ['Gate', '/gate'],
    ])
    expect(new Set(shortcuts.map(({ icons }) => icons[0]?.src)).size).toBe(4)
  })

  it('are one app: only words, language and its own address differ', () => {
    const common = (language: string) => {
      const { name, short_name, description, lang, shortcuts, screenshots, related_applications, ...rest } = read(language)
      return {
        ...rest,
        shortcuts: shortcuts.map(({ url, icons }) => ({ url, icons })),
        screenshots: (screenshots ?? []).map(({ sizes, form_factor }) => ({ sizes, form_factor })),
      }
    }
    expect(common('bn')).toEqual(common('en'))
    expect(read('bn').description).not.toBe(read('en').description)
  })
})

describe('the drawn icons', () => {
  const file = (begins: string) => manifestIn(PUBLIC, 'en').icons.find(({ src }) => src.includes(begins))?.src ?? ''
  const opaque = async (src: string) => (await sharp(join(PUBLIC, src)).stats()).isOpaque

  it('fill the square where the system cuts it, and have no transparency for Apple', async () => {
    expect(await opaque(file('maskable-512'))).toBe(true)
    expect(await metadataOf('icons/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  })

  it('keep the maskable mark inside the circle that every launcher shows', async () => {
    const { data, info } = await sharp(join(PUBLIC, file('maskable-512')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ground = [...data.subarray(0, 3)]
    let farthest = 0
    for (let at = 0; at < info.width * info.height; at += 1) {
      const differs = ground.some((value, channel) => Math.abs((data[at * info.channels + channel] ?? 0) - value) > 40)
      if (differs) farthest = Math.max(farthest, Math.hypot((at % info.width) - 255.5, Math.floor(at / info.width) - 255.5))
    }
    expect(farthest).toBeGreaterThan(150)
    expect(farthest).toBeLessThanOrEqual(0.4 * 512)
  })

  it('leave nothing but the shape in the monochrome one', async () => {
    const { data, info } = await sharp(join(PUBLIC, file('monochrome')))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = Array.from({ length: info.width * info.height }, (_, at) => data.subarray(at * 4, at * 4 + 4)).filter((pixel) => (pixel[3] ?? 0) > 100)
    expect(seen.length).toBeGreaterThan(1000)
    expect(seen.every(([red = 0, green = 0, blue = 0]) => red > 240 && green > 240 && blue > 240)).toBe(true)
  })

  it('include a favicon in two forms', async () => {
    expect(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')).toMatch(/^<svg xmlns/)
    const ico = readFileSync(join(PUBLIC, 'favicon.ico'))
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' })
  })
})
