import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'

/** Opens the sheet in which tickets are chosen: the address says that it is open, so that back closes it. @param price of the event, as it is written */
export function OrderNow({ eventId, price }: { eventId: number; price: string }) {
  const { t } = useTranslation('events')
  const router = useRouter()
  const prefix = usePrefix()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const params = { eventId: String(eventId) }
    void router.navigate({ to: '/eventdetails/$eventId', params, search: { order: '1' }, state: { overEvent: true }, resetScroll: false })
  }
  return (
    // On phones it lies on the tabs until its own place is reached: under the thumb from the first moment.
    <div className="max-lg:[@media(min-height:36rem)]:sticky on-tabs js-only mt-3 -mx-4 px-4 pb-3 bg-raised">
      <hr className="stitch mb-3" />
      <div className="flex flex-wrap items-center gap-x-4">
        {/* The bar may lie over the price in the box, so it says it too. */}
        <b aria-hidden="true" className="lg:hidden text-xl text-marigold tabular">
          {price}
        </b>
        <a href={withLanguage(prefix, `/eventdetails/${eventId}?order=1`)} className="btn-primary grow" onClick={open}>
          {t('details.orderNow')}
        </a>
      </div>
    </div>
  )
}
