import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  notFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useRetry } from '#app/ui/navigation/use-retry.ts'
import { orLoadedByServer } from '#app/wire/loaded-by-server.ts'
import { Problem } from '#contract/core/problem.ts'

afterEach(cleanup)

/** What the screen asks for; each request is answered when the test says so. */
let questions: PromiseWithResolvers<string>[] = []

function Failed({ error }: ErrorComponentProps) {
  const { isBusy, retry } = useRetry()
  return (
    <button type="button" aria-busy={isBusy} onClick={retry}>
      {error instanceof Problem ? error.code : 'bug'}
    </button>
  )
}

async function show() {
  questions = []
  const root = createRootRoute({ component: Outlet })
  const thing = createRoute({
    getParentRoute: () => root,
    path: '/thing',
    // As every route of the app.
    loader: (args) =>
      orLoadedByServer(args as never, () => {
        const question = Promise.withResolvers<string>()
        questions.push(question)
        return question.promise
      }),
    component: () => <p>{thing.useLoaderData()}</p>,
    pendingComponent: () => <p>outline</p>,
    errorComponent: Failed,
    notFoundComponent: () => <p>gone</p>,
    pendingMs: 0,
  })
  const router = createRouter({
    routeTree: root.addChildren([thing]),
    history: createMemoryHistory({ initialEntries: ['/thing'] }),
    context: { takeLoaded: () => undefined },
    defaultPendingMinMs: 0,
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('outline')
  await act(async () => questions[0]?.reject(new Problem('too-slow')))
  await screen.findByText('too-slow')
  fireEvent.click(screen.getByRole('button'))
  await expect.poll(() => questions.length).toBe(2)
}

describe('a screen that could not be filled, asking again', () => {
  it('says what it said until there is an answer, and one question is one request', async () => {
    await show()
    expect(screen.queryByText('outline')).toBeNull()
    expect(screen.getByRole('button', { name: 'too-slow' }).getAttribute('aria-busy')).toBe('true')
    await act(async () => questions[1]?.reject(new Problem('too-slow')))
    await expect.poll(() => screen.getByRole('button').getAttribute('aria-busy')).toBe('false')
    expect(screen.queryByText('outline')).toBeNull()
    expect(questions).toHaveLength(2)
  })

  it('is filled when there is one', async () => {
    await show()
    await act(async () => questions[1]?.resolve('the thing'))
    // The phone holds it by now.
    await expect.poll(() => questions.length).toBe(3)
    await act(async () => questions[2]?.resolve('the thing'))
    await screen.findByText('the thing')
  })

  it('says that it is gone when it is', async () => {
    await show()
    await act(async () => questions[1]?.reject(notFound()))
    await expect.poll(() => questions.length).toBe(3)
    await act(async () => questions[2]?.reject(notFound()))
    await screen.findByText('gone')
  })
})
