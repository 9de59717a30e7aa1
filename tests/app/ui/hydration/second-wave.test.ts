import { afterEach, expect, it, vi } from 'vitest'
import { awaitSecondWave } from '#app/ui/hydration/second-wave.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** A button as the server wrote it, and how often it was pressed. */
function written() {
  const button = document.createElement('button')
  button.type = 'button'
  document.body.append(button)
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  return { button, pressed }
}
/** React keeps what belongs to an element on the element itself. */
const comesToLife = (button: HTMLElement) => Object.assign(button, { __reactProps$abc: {} })

it('a button that is pressed before it is alive is pressed once more when it is', async () => {
  awaitSecondWave()
  const { button, pressed } = written()
  button.click()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(pressed).toHaveBeenCalledTimes(1)
  comesToLife(button)
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('a button that is alive is pressed as often as it is pressed', async () => {
  const { button, pressed } = written()
  comesToLife(button).click()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(pressed).toHaveBeenCalledTimes(1)
})
