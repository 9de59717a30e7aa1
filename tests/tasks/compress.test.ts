import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { compressTexts } from '../../src/tasks/steps/compress.mjs'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('compresses every text that is worth it, at every depth, and nothing else', async () => {
  const text = 'the market opens at dawn; '.repeat(100)
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a-1.js', 'assets/photo.webp']) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'small.txt'), 'short')
  expect(await compressTexts(folder)).toBe(2)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    ['assets', 'assets/a-1.js', 'assets/a-1.js.br', 'assets/photo.webp', 'index.html', 'index.html.br', 'small.txt'].sort(),
  )
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a-1.js.br'))).toString()).toBe(text)
})
