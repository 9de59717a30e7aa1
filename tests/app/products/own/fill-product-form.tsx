import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { EditProduct } from '#app/features/products/own/screens/edit-product.tsx'
import { PostProduct } from '#app/features/products/own/screens/post-product.tsx'
import type { Language } from '#contract/core/languages.ts'
import { choose, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const logIn = <a href="/login">Log In</a>

export async function openPost(language: Language = 'en') {
  const shown = await renderScreen(<PostProduct logIn={logIn} />, { at: '/products/new', language })
  await screen.findByLabelText(language === 'en' ? 'Title' : 'শিরোনাম')
  return shown
}
export async function openEdit() {
  const shown = await renderScreen(<EditProduct productId={7} logIn={logIn} />, { at: '/products/7/update' })
  await screen.findByLabelText('Title')
  return shown
}

/** Chooses pictures of the phone; each is as long as its name. */
export async function putPictures(...names: string[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('there is no way to choose pictures')
  const before = document.querySelectorAll('img[alt^="Picture"]').length
  await act(async () => void fireEvent.change(input, { target: { files: names.map((name) => new File([name], `${name}.png`, { type: 'image/png' })) } }))
  await waitFor(() => expect(document.querySelectorAll('img[alt^="Picture"]')).toHaveLength(before + names.length))
}

export const cell = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const typeIn = (name: string | RegExp, value: string) => fireEvent.change(cell(name), { target: { value } })

/** Adds an option with its values. */
export function addOption(name: string, ...values: string[]): void {
  fireEvent.click(screen.getByRole('button', { name }))
  const input = cell(`New value: ${name}`)
  for (const value of values) {
    fireEvent.change(input, { target: { value } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
}

export async function fillIn(): Promise<void> {
  await putPictures('front', 'back')
  type('Title', 'Cotton sari')
  await choose('Category', '1')
  await choose('Subcategory', '2')
  typeIn('Price (BDT)', '১,২০০')
  typeIn('Stock', '১২')
  type('Description', '<p>Soft</p>')
}
