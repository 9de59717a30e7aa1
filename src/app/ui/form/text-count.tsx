import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../formats/use-format.ts'
import { TextLimit } from './text-limit.ts'

/** From this share of the limit on the count is shown: a user who writes a short text needs no number. */
const COUNTED_FROM = 0.7

/** How long a rich text is, where its writer may not write as much as others: said before it is sent. */
export function TextCount({ html }: { html: string }) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const most = useContext(TextLimit)
  const isCounted = most !== undefined && html.length >= most * COUNTED_FROM
  return (
    <div role="status" className="text-sm empty:hidden">
      {isCounted && (
        <p className={html.length > most ? 'text-danger' : 'text-ink-soft'}>
          {t(html.length > most ? 'unverified.textOver' : 'unverified.textCount', { typed: format.number(html.length), most: format.number(most) })}
        </p>
      )}
    </div>
  )
}
