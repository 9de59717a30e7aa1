import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChipsField } from '#app/ui/form/chips-field.tsx'
import { ScreenForm } from '#app/ui/form/screen-form.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { useScreenForm } from '#app/ui/form/use-screen-form.ts'
import { oneLineRequired } from '#contract/core/names.ts'
import { renderScreen } from '../../support/phone/render.tsx'

afterEach(cleanup)

const Word = oneLineRequired(10)
const Words = v.object({ skills: v.pipe(v.array(Word), v.minLength(1, 'required')) })

function Skills({ onSend }: { onSend: (words: string[]) => void }) {
  const form = useScreenForm({ schema: Words, initialValues: { skills: [] }, onSubmit: async ({ skills }) => onSend(skills) })
  return (
    <ScreenForm form={form}>
      <ChipsField form={form} name="skills" label="Skills" hint="One by one." most={3} word={Word} />
      <SubmitButton form={form} busy="Saving…">
        Save
      </SubmitButton>
    </ScreenForm>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Skills' })
const add = (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  fireEvent.keyDown(box(), { key: 'Enter' })
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a list of words', () => {
  it('is sent as it was added', async () => {
    const send = vi.fn()
    await renderScreen(<Skills onSend={send} />)
    add('rowing, singing')
    save()
    await waitFor(() => expect(send).toHaveBeenCalledWith(['rowing', 'singing']))
  })

  it('does not take a word that could not be sent, says why, and leaves it there to be changed', async () => {
    const send = vi.fn()
    await renderScreen(<Skills onSend={send} />)
    add('a word of far more letters')
    expect(screen.getByRole('alert').textContent?.trim()).toBe('This is too long')
    expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['a word of far more letters', 'true'])
    add('shorter')
    expect(screen.getByRole('alert').textContent).toBe('')
    save()
    await waitFor(() => expect(send).toHaveBeenCalledWith(['shorter']))
  })

  it('gets the focus when it is the first that is wrong', async () => {
    await renderScreen(<Skills onSend={vi.fn()} />)
    save()
    await waitFor(() => expect(screen.getByRole('alert').textContent?.trim()).toBe('This field is required'))
    expect(document.activeElement).toBe(box())
  })
})
