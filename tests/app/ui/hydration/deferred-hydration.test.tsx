import { act } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { renderWhole } from '#app/render-whole.ts'
import { cameToLife, hydrateDeferred, pressIsTaken, scheduleDeferredHydration, startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'

let root: Root | undefined
beforeAll(() => {
  scheduleDeferredHydration()
  startDeferredHydration()
})
afterEach(async () => {
  await act(() => root?.unmount())
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** A page as the server wrote it, taken over by React but for one part with a button, whose program comes when it is told to. */
async function takenOver() {
  const pressed = vi.fn()
  const Pressable = () => (
    <button type="button" onClick={pressed}>
      Press
    </button>
  )
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Part = hydrateDeferred(() => promise)
  const around = (Inside: ComponentType) => (
    <div onClickCapture={pressIsTaken}>
      <Suspense>
        <Inside />
      </Suspense>
    </div>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = await renderWhole(around(Pressable))
  await act(async () => {
    root = hydrateRoot(page, around(Part))
  })
  const press = () => act(async () => page.querySelector('button')?.click())
  return { pressed, press, arrive: () => act(async () => resolve(Pressable)) }
}

it('a button that is pressed before it is alive is pressed once more when it is', async () => {
  const { pressed, press, arrive } = await takenOver()
  await press()
  await act(async () => cameToLife())
  expect(pressed, 'another part came to life').not.toHaveBeenCalled()
  await arrive()
  expect(pressed).toHaveBeenCalledTimes(1)
  await act(async () => cameToLife())
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a button that is alive is pressed as often as it is pressed', async () => {
  const { pressed, press, arrive } = await takenOver()
  await arrive()
  expect(pressed).not.toHaveBeenCalled()
  await press()
  await act(async () => cameToLife())
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a press is not repeated when the browser no longer counts it as the user’s', async () => {
  const { pressed, press, arrive } = await takenOver()
  await press()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 5_001)
  await arrive()
  expect(pressed).not.toHaveBeenCalled()
})

it('only the last press counts', async () => {
  const { pressed, press, arrive } = await takenOver()
  await press()
  const link = document.body.appendChild(document.createElement('a'))
  await act(async () => link.click())
  await arrive()
  expect(pressed).not.toHaveBeenCalled()
})

it('a press is kept too where everything else comes at once', async () => {
  vi.resetModules()
  const fresh = await import('#app/ui/hydration/deferred-hydration.ts')
  fresh.scheduleDeferredHydration(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.type = 'button'
  button.click()
  const pressed = vi.fn(fresh.pressIsTaken)
  button.addEventListener('click', pressed)
  fresh.cameToLife()
  expect(pressed).toHaveBeenCalledTimes(1)
  const later = new Promise((resolve) => setTimeout(resolve, 500, 'later'))
  expect(await Promise.race([fresh.deferredHydration().then(() => 'at once'), later])).toBe('at once')
})
