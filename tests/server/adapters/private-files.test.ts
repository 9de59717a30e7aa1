import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles, openPrivateStore } from '#server/adapters/files/open-files.ts'
import { openPrivateFiles } from '#server/adapters/private-files.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { storeIn, useApp } from '#tests/support/server/app.ts'

const PAPER = { bytes: aPdf(), type: 'application/pdf' }
const warned: object[] = []
const log = { warn: (facts: object, text: string) => void warned.push({ ...facts, text }) }
let entered: { key: string; user_id: number; bytes: number }[] = []
const book = {
  enter: async (upload: (typeof entered)[number]) => void entered.push(upload),
  strike: async (key: string) => {
    entered = entered.filter((one) => one.key !== key)
  },
}
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-papers-'))
})
afterAll(() => rm(folder, { recursive: true }))
const inFolder = async () => openPrivateFiles(await openPrivateStore({ data_folder: folder, s3: undefined }), log, book)

describe('answers', () => {
  it('a file that was put, until it is removed, and records whose storage it takes', async () => {
    const privateFiles = await inFolder()
    const key = await privateFiles.put(PAPER, 7)
    expect(key).toMatch(/^papers\/[0-9a-f]{32}$/)
    expect(entered).toEqual([{ key, user_id: 7, bytes: PAPER.bytes.byteLength }])
    expect(Buffer.from((await privateFiles.get(key)) ?? [])).toEqual(Buffer.from(PAPER.bytes))
    await privateFiles.remove(key)
    expect([await privateFiles.get(key), entered]).toEqual([undefined, []])
  })
})

describe('refuses', () => {
  it.each(['media/events/a.webp', '../media/events/a.webp', 'papers/../x', `papers/${'a'.repeat(32)}.webp`, ''])('the key %s', async (key) => {
    const privateFiles = openPrivateFiles(storeIn(new Map([[key, PAPER.bytes]])), log, book)
    expect(await privateFiles.get(key)).toBeUndefined()
  })

  it('to leave anything behind where the store is full', async () => {
    const files = {
      ...storeIn(new Map()),
      put: async () => {
        throw new Error('the disk is full')
      },
    }
    await expect(openPrivateFiles(files, log, book).put(PAPER, 7)).rejects.toThrow('full')
    expect(entered).toEqual([])
  })
})

describe('guards', () => {
  it('private files from the folder of the pictures', async () => {
    const privateFiles = await inFolder()
    const key = await privateFiles.put(PAPER, 7)
    await openFiles({ data_folder: folder, s3: undefined })
    expect(await readdir(join(folder, 'media'))).toEqual([])
    const pictures = await openFiles({ data_folder: folder, s3: undefined })
    expect(await pictures.get(key)).toBeUndefined()
  })

  it('their names from the log, where one could not be removed', async () => {
    const files = {
      ...storeIn(new Map()),
      remove: async () => {
        throw new Error('the disk is away')
      },
    }
    await openPrivateFiles(files, log, book).remove(`papers/${'a'.repeat(32)}`)
    expect(warned).toEqual([{ text: 'a paper could not be removed' }])
  })

  describe('whatever lies in a bucket that has both', () => {
    const app = useApp()
    it.each(['', '.webp', '.pdf', '/', '%2ewebp'])('from /media/ with %s behind the name', async (ending) => {
      const key = `papers/${'b'.repeat(32)}`
      app.files.set(key, PAPER.bytes)
      for (const address of [`/media/${key}${ending}`, `/media/../${key}${ending}`, `/media/%2e%2e/${key}${ending}`, `/${key}${ending}`])
        expect((await app.request(address)).status, address).not.toBe(200)
    })
  })
})
