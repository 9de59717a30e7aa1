import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { field, press } from '#tests/support/phone/filling.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { addOption, cell, fillIn, openPost } from './fill-product-form.tsx'
import { productFormService } from './product-form-service.ts'

// Those that databases can hold, before anything asks what a Blob is.
vi.hoisted(() => {
  const { File, Blob } = process.getBuiltinModule('node:buffer')
  Object.assign(globalThis, { File, Blob })
})
// The editor is measured in a browser; here only what it gives counts.
vi.mock('#app/ui/text/rich-editor.tsx', () => import('../../events/own/plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
})
afterEach(async () => {
  cleanup()
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('a product that is being posted', () => {
  it('is all there after a crash, with its pictures, and can be started over', async () => {
    productFormService(() => 'offline')
    await openPost()
    await fillIn()
    addOption('Size', 'M', 'L')
    goOffline()
    press('Post product')
    await screen.findByText(/One field needs|The product is saved on this phone/)
    await waitFor(async () => expect(JSON.stringify(await readDraft('product post'))).toContain('Size'))
    cleanup()
    await openPost()
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
    expect([field('Title').value, cell('Price (BDT): M').value, cell('Stock: M').value]).toEqual(['Cotton sari', '১,২০০', '১২'])
    expect(document.querySelectorAll('img[alt^="Picture"]')).toHaveLength(2)
    press('Start over')
    fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Start over', hidden: true }))
    await waitFor(() => expect(field('Title').value).toBe(''))
  })
})
