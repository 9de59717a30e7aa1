import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** What a service answers that refuses. @param more further parts of the problem, such as `fields` */
export const refused = (code: string, status: number, more = {}) => ({ status, body: { type: 'about:blank', title: code, status, code, ...more } })

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string | RegExp, value: string) => fireEvent.input(field(label), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Chooses one of a list, once it is there to be chosen. */
export async function choose(label: string, value: string): Promise<void> {
  await waitFor(() => expect(field(label).querySelector(`[value="${value}"]`)).toBeTruthy())
  fireEvent.change(field(label), { target: { value } })
  fireEvent.input(field(label))
}
