import { act } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { renderWhole } from '#app/render-whole.ts'
import { CommentsPart } from '#app/shell/slots/comments-part.tsx'
import { anArticle } from '#tests/support/phone/comments.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

it('leaves comments that the server wrote alone until their program is here, whatever happens around them', async () => {
  const page = document.createElement('div')
  page.innerHTML = await renderWhole(
    <Suspense>
      <p>A comment as written</p>
    </Suspense>,
  )
  const texts = textsIn('en')
  const part = (answer: ReturnType<typeof anArticle>) => (
    <I18nextProvider i18n={texts}>
      <CommentsPart answer={answer} />
    </I18nextProvider>
  )
  const first = anArticle([])
  await act(async () => {
    root = hydrateRoot(page, part(first))
  })
  for (const answer of [first, anArticle([])]) {
    await act(async () => root?.render(part(answer)))
    expect(page.textContent).toBe('A comment as written')
  }
})
