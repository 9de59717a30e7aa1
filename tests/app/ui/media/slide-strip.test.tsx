import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SlideStrip } from '#app/ui/media/slide-strip.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/ui/media/carousel.tsx', () => ({ Carousel: () => <p>it moves by itself</p> }))
vi.mock('#app/ui/hydration/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const slides = [1, 2].map((id) => ({ id, content: <p>slide {id}</p> }))
const show = () => renderScreen(<SlideStrip slides={slides} label="Gallery" />)

it('a gallery begins to move by itself', async () => {
  await show()
  expect(await screen.findByText('it moves by itself')).toBeTruthy()
})

it('a gallery that a finger has moved before it came to life stays a strip', async () => {
  const looked = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(40)
  await show()
  await waitFor(() => expect(looked).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(screen.getByText('slide 2')).toBeTruthy()
  expect(screen.queryByText('it moves by itself')).toBeNull()
})
