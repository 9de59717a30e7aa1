import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NothingHere } from '#app/ui/lists/nothing-here.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

it('an empty place has a drawing that is not read out, what is missing, and the next step', async () => {
  const { container } = await renderScreen(
    <NothingHere drawing="search" title="No events found." hint="Try fewer filters.">
      <a href="/en/events">See all events</a>
    </NothingHere>,
  )
  await waitFor(() => expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true'))
  expect(screen.getByText('No events found.').tagName).toBe('P')
  expect(screen.getByText('Try fewer filters.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all events' })).toBeTruthy()
})

it('an empty place is a heading where the page has no other, and a status where rows stood', async () => {
  await renderScreen(<NothingHere drawing="lost" title="Category not found" as="h1" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Category not found' })).toBeTruthy()
  cleanup()
  await renderScreen(<NothingHere drawing="work" title="No jobs yet" as="status" />)
  expect(screen.getByRole('status').textContent).toBe('No jobs yet')
})
