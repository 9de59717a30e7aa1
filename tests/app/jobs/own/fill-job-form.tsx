import { act, fireEvent, screen } from '@testing-library/react'
import { EditJob } from '#app/features/jobs/own/screens/edit-job.tsx'
import { PostJob } from '#app/features/jobs/own/screens/post-job.tsx'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { choose, field, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

export const DEADLINE = dhakaDay(Date.now() + 20 * DAY_MS)

export async function openPost(from?: number) {
  const shown = await renderScreen(<PostJob logIn={<a href="/login">Log In</a>} {...(from !== undefined && { from })} />, { at: '/hiring/new' })
  await screen.findByLabelText('Job title')
  return shown
}
export async function openEdit() {
  const shown = await renderScreen(<EditJob jobPostId={7} logIn={<a href="/login">Log In</a>} />, { at: '/hiring/job/7/update' })
  await screen.findByLabelText('Job title')
  return shown
}

export async function putLogo(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no way to choose a logo')
  await act(async () => void fireEvent.change(input, { target: { files: [new File(['photo'], 'logo.png', { type: 'image/png' })] } }))
  await screen.findByRole('button', { name: 'Remove' })
}

export async function fillIn(): Promise<void> {
  type('Job title', 'Tailor')
  type('Company', 'Anika Stores')
  await choose('Category', '1')
  await choose('Subcategory', '2')
  await choose('Subsubcategory', '3')
  await choose('Job type', 'Full-time')
  fireEvent.input(field('Salary from (Taka) optional'), { target: { value: '১৫,০০০' } })
  fireEvent.input(field('Salary up to (Taka) optional'), { target: { value: '20000' } })
  await choose('Division', 'Dhaka')
  await choose('District', 'Gazipur')
  type('Job location', 'Tongi')
  type('Deadline', DEADLINE)
  type('Job Description', '<p>Sews shirts</p>')
}
