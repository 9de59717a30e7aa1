import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useItemTitle } from '#app/ui/navigation/use-item-title.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

function Page({ title, second_title }: { title: string; second_title?: string }) {
  useItemTitle({ title, second_title })
  return null
}

describe('the name of a page about something in two languages', () => {
  it.each([
    ['en', 'Jamdani sari · Hatkhola'],
    ['bn', 'জামদানি শাড়ি · হাটখোলা'],
  ] as const)('is its title in the reader’s language (%s), whichever was written first', async (language, name) => {
    const both = [
      ['Jamdani sari', 'জামদানি শাড়ি'],
      ['জামদানি শাড়ি', 'Jamdani sari'],
    ] as const
    for (const [first, second] of both) {
      const { unmount } = await renderScreen(<Page title={first} second_title={second} />, { language })
      await waitFor(() => expect(document.title).toBe(name))
      document.title = ''
      unmount()
    }
  })

  it('is its one title where there is no other', async () => {
    await renderScreen(<Page title="Jamdani sari" />, { language: 'bn' })
    await waitFor(() => expect(document.title).toBe('Jamdani sari · হাটখোলা'))
  })
})
