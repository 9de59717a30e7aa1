import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOutbox } from '../../state/outbox/outbox.ts'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { Guard } from '../guards/guard.tsx'
import { SellerArea } from '../guards/seller-area.tsx'

interface Props {
  /** Key of its text. */
  title: string
  children: ReactNode
}

/** Around each screen of one's own posts: for all who are signed in, with the menu of sellers beside it where they sell. */
export function PostFrame({ title, children }: Props) {
  const { t } = useTranslation()
  const what = t(title)
  usePageTitle(what)
  // Posts that wait stand among them.
  useEffect(() => void loadOutbox(), [])
  return (
    <Guard wants="signed-in" what={what}>
      <SellerArea>{children}</SellerArea>
    </Guard>
  )
}
