import { act, fireEvent, screen } from '@testing-library/react'
import { EditEvent } from '#app/features/events/own/screens/edit-event.tsx'
import { PostEvent } from '#app/features/events/own/screens/post-event.tsx'
import { choose, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

export const openPost = async () => {
  const shown = await renderScreen(<PostEvent logIn={<a href="/login">Log In</a>} />, { at: '/sellerevents' })
  await screen.findByLabelText('Title')
  return shown
}
export const openEdit = async () => {
  const shown = await renderScreen(<EditEvent eventId={1} logIn={<a href="/login">Log In</a>} />, { at: '/sellerevents' })
  await screen.findByLabelText('Title')
  return shown
}

export async function fillIn(): Promise<void> {
  type('Title', 'Baul night')
  type('Price', '৩৫০')
  type('Seats', '1,200')
  type('From Time', '2031-12-16T18:30')
  type('To Time', '2031-12-16T22:00')
  type('Location', 'Rajshahi')
  await choose('Category', '1')
  await choose('Subcategory', '2')
  await choose('Subsubcategory', '3')
  type('Description', '<p>Songs</p>')
  type('Terms and Conditions', '<p>None</p>')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no way to choose a picture')
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })] } }))
  await screen.findByRole('button', { name: 'Remove' })
}
