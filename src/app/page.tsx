import { RouterProvider } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { makeRouter } from './router.tsx'

/** The whole page: the same on the server, where it is written, and on the phone, where it comes to life. */
export function Page({ router, texts }: { router: ReturnType<typeof makeRouter>; texts: I18n }) {
  return (
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>
  )
}
