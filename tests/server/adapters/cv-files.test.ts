import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { readCv } from '#server/adapters/cv-files.ts'
import { openPictures } from '#server/adapters/pictures.ts'
import { aPdf, aZip } from '#tests/support/a-cv.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { storeIn } from '#tests/support/server/app.ts'

const nobodysBook = { enter: async () => undefined, strike: async () => undefined }
const stored = new Map<string, Uint8Array>()
const pictures = openPictures(storeIn(stored), { warn: () => undefined }, nobodysBook)
const read = (bytes: Uint8Array) => readCv(bytes, pictures)
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const codeOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )
const picture = (over: Partial<{ width: number; height: number }> = {}) =>
  sharp({ create: { width: 32, height: 48, channels: 3, background: '#0a7', ...over } })

describe('answers', () => {
  it('a PDF as it is, padded or not', async () => {
    const pdf = aPdf()
    expect(await read(pdf)).toEqual({ kind: 'pdf', bytes: pdf, type: 'application/pdf', is_active: false })
    expect(await codeOf(bytesOf(`${Buffer.from(pdf).toString('latin1')}\r\n\0\0\x1a`))).toBe('taken')
  })

  it('a photo as a JPEG without what the camera noted, upright, 2000 pixels at most', async () => {
    const sent = await picture({ width: 3000, height: 1500 })
      .withExif({ IFD0: { Artist: 'Nasrin' }, IFD3: { GPSLatitude: '23/1 44/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { kind, bytes, type } = await read(sent)
    expect([kind, type]).toEqual(['image', 'image/jpeg'])
    const { width, height, format, exif, xmp, icc, orientation } = await sharp(bytes).metadata()
    expect({ width, height, format, exif, xmp, icc, orientation }).toMatchObject({ width: 1000, height: 2000, format: 'jpeg' })
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  it.each(['png', 'webp'] as const)('a %s, which is not made larger', async (format) => {
    const { bytes } = await read(await picture().toFormat(format).toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 32, height: 48 })
  })
})

describe('says of a PDF whether it does something by itself', () => {
  const withObject = (object: string) => bytesOf(Buffer.from(aPdf()).toString('latin1').replace('1 0 obj', `9 0 obj${object}endobj\n1 0 obj`))
  const packed = (content: string, head = '/Type/ObjStm') => {
    const bytes = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
    return withObject(`<<${head}/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>stream\n${bytes}\nendstream\n`)
  }
  it.each<[string, Uint8Array<ArrayBuffer>, boolean]>([
    ['a plain one', aPdf(), false],
    ['a script', withObject('<</S/JavaScript/JS(app.alert\\(1\\))>>'), true],
    ['a script whose name is written in numbers', withObject('<</S/J#61va#53cript/JS(1)>>'), true],
    ['a program that is started', withObject('<</S /Launch /F (cmd.exe)>>'), true],
    ['a file inside', withObject('<</Type/EmbeddedFile/Length 0>>'), true],
    ['a script that is packed', packed('8 0 <</S/JavaScript/JS(1)>>'), true],
    ['a script that is packed, with the name of the pack in numbers', packed('8 0 <</S/JavaScript/JS(1)>>', '/Type/Obj#53tm'), true],
    ['packed words', packed('8 0 <</Title(My launches of rockets in JavaScript)>>'), false],
    ['a pack that unfolds without end', packed('x'.repeat(3_000_000)), true],
    ['a pack that cannot be opened', withObject('<</Type/ObjStm/Filter/LZWDecode>>stream\nnothing\nendstream\n'), true],
    ['a link', withObject('<</S/URI/URI(https://example.org/scripts)>>'), false],
  ])('%s', async (_, pdf, is_active) => {
    expect(await read(pdf)).toMatchObject({ kind: 'pdf', is_active })
  })
})

describe('refuses', () => {
  const pdf = Buffer.from(aPdf()).toString('latin1')
  it.each<[string, Uint8Array]>([
    ['nothing', bytesOf('')],
    ['a PDF that begins with something else', bytesOf(`<html>${pdf}`)],
    ['a PDF without an end', bytesOf(pdf.replace('%%EOF', ''))],
    ['a PDF that goes on as HTML', bytesOf(`${pdf}<script>alert(1)</script>`)],
    ['a PDF that is a ZIP too', new Uint8Array(Buffer.concat([aPdf(), aZip('\n%%EOF')]))],
    ['a PDF with a ZIP behind it', new Uint8Array(Buffer.concat([aPdf(), aZip('')]))],
    ['HTML', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a ZIP, such as a Word file', bytesOf('PK\x03\x04 word/document.xml')],
    ['GIF', bytesOf('GIF89a;')],
    ['the head of a PDF and no more', bytesOf('%PDF-')],
    ['the head of a JPEG before something else', bytesOf('\xff\xd8\xff<html>')],
  ])('%s', async (_, bytes) => {
    expect(await codeOf(bytes)).toBe('unsupported-media')
  })

  it('a JPEG that was cut off', async () => {
    const { buffer } = await aPhoto()
    expect(await codeOf(buffer.subarray(0, buffer.length / 2))).toBe('unsupported-media')
  })

  it('more than 24 megapixels', async () => {
    expect(await codeOf(await picture({ width: 6000, height: 4001 }).png().toBuffer())).toBe('too-large')
  })
})

describe('guards', () => {
  it('what a picture carries behind its pixels', async () => {
    const { buffer } = await aPhoto()
    const { bytes } = await read(Buffer.concat([buffer, aZip('<?php canary'), Buffer.from('<script>canary</script>')]))
    expect(Buffer.from(bytes).includes('canary')).toBe(false)
  })

  it('the store of pictures: nothing of a CV comes into it', async () => {
    await read((await aPhoto()).buffer)
    expect(stored.size).toBe(0)
  })
})
