import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { COUPON_LIMITS, type Coupon } from '#contract/events/coupons.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { sendLatest } from '../../../../nouns/send-latest.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { loadCoupons, turnCoupon } from '../coupon-calls.ts'
import { CouponCard } from '../parts/coupon-card.tsx'
import { CouponForm } from '../parts/coupon-form.tsx'
import { EventHeading, useEventOfTab } from '../parts/event-heading.tsx'

/** The promo codes of an event. */
export function Coupons({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  // Known before the first code can be shared.
  const title = useEventOfTab(eventId)?.title ?? ''
  const { answer, problem, reload, put } = useCachedAnswer((options) => loadCoupons(eventId, options), `coupons ${eventId}`)
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <EventHeading eventId={eventId} title={t('tabs.promo')} answer={answer} />
      <NeedsInternet text={t('promo.offline')} />
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('promo.failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <Codes eventId={eventId} title={title} coupons={answer.value} put={put} />}
    </div>
  )
}

interface CodesProps {
  eventId: number
  /** Of the event. */
  title: string
  coupons: Coupon[]
  put: (coupons: Coupon[]) => void
}

function Codes({ eventId, title, coupons, put }: CodesProps) {
  const { t } = useTranslation('selling')
  const [editing, setEditing] = useState<number | 'new'>()
  const switching = useCouponSwitch(eventId, put)
  const done = (fresh: Coupon[]) => {
    setEditing(undefined)
    put(fresh)
    showNotice(t('kinds.saved'))
  }
  const close = () => setEditing(undefined)
  return (
    <>
      {coupons.length === 0 && editing !== 'new' && <NothingHere drawing="ticket" title={t('promo.empty')} hint={t('promo.emptyHint')} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {coupons.map((coupon) =>
          coupon.id === editing ? (
            <li key={coupon.id}>
              <CouponForm eventId={eventId} coupon={coupon} onDone={done} onClose={close} />
            </li>
          ) : (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              eventId={eventId}
              eventTitle={title}
              {...switching.of(coupon)}
              onSwitch={(isOn) => switching.set(coupon, isOn)}
              onEdit={() => setEditing(coupon.id)}
            />
          ),
        )}
      </ul>
      {editing === 'new' && <CouponForm eventId={eventId} coupon={undefined} onDone={done} onClose={close} />}
      {editing === undefined && coupons.length < COUPON_LIMITS.mostPerEvent && (
        <Button variant="primary" icon="i-lucide-plus" className="justify-self-start" onClick={() => setEditing('new')}>
          {t('promo.add')}
        </Button>
      )}
    </>
  )
}

type CouponSwitching = { id: number; isOn: boolean } | undefined

/** One switch at a time: shown at once, taken back if the service says no. */
function useCouponSwitch(eventId: number, put: (coupons: Coupon[]) => void) {
  const isOffline = useIsOffline()
  const latest = useRef<CouponSwitching>(undefined)
  const [switched, setSwitched] = useState<CouponSwitching>()
  const [failed, setFailed] = useState<{ id: number; code: ProblemCode }>()
  const want = (wanted: CouponSwitching) => {
    latest.current = wanted
    setSwitched(wanted)
  }
  const set = async ({ id }: Coupon, isOn: boolean) => {
    const underWay = latest.current
    if (underWay && underWay.id !== id) return
    setFailed(undefined)
    if (isOffline) return setFailed({ id, code: 'offline' })
    want({ id, isOn })
    if (underWay) return
    const last = () => latest.current?.isOn ?? isOn
    try {
      await sendLatest(last, (isWished) => turnCoupon(eventId, id, isWished), put)
    } catch (cause) {
      setFailed({ id, code: cause instanceof Problem ? cause.code : 'bug' })
    }
    want(undefined)
  }
  return {
    of: ({ id, is_active }: Coupon) => ({
      isOn: switched?.id === id ? switched.isOn : is_active,
      isLocked: isOffline || (switched !== undefined && switched.id !== id),
      problem: failed?.id === id ? failed.code : undefined,
    }),
    set: (coupon: Coupon, isOn: boolean) => void set(coupon, isOn),
  }
}
