import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'

/** Opens the sheet in which tickets are chosen: the address says that it is open, so that back closes it. */
export function OrderNow({ eventId }: { eventId: number }) {
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
      <a href={withLanguage(prefix, `/eventdetails/${eventId}?order=1`)} className="btn-primary w-full" onClick={open}>
        {t('details.orderNow')}
      </a>
    </div>
  )
}
