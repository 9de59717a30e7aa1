import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { Coupon } from '#contract/events/coupons.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../../ui/controls/progress-bar.tsx'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { COUPON_STYLES, couponState } from '../coupon-values.ts'
import { SaleWindow } from './kind-card.tsx'
import { ShareCode } from './share-code.tsx'

interface Props {
  coupon: Coupon
  eventId: number
  /** Of the event, for who gets the code; empty while it is not known. */
  eventTitle: string
  isOn: boolean
  isLocked: boolean
  /** Why the switch did not go. */
  problem: ProblemCode | undefined
  onSwitch: (isOn: boolean) => void
  onEdit: () => void
}

/** A promo code as its seller sees it: what it takes off, how often it was used, and whether it works. */
export function CouponCard({ coupon, eventId, eventTitle, isOn, isLocked, problem, onSwitch, onEdit }: Props) {
  const { t } = useTranslation('selling')
  const format = useFormat()
  const { code, used, most_uses } = coupon
  const state = couponState({ ...coupon, is_active: isOn }, useNow() ?? Date.now())
  const { icon, colour } = COUPON_STYLES[state]
  const off =
    coupon.kind === 'percent' ? t('promo.percentOff', { n: format.number(coupon.amount) }) : t('promo.takaOff', { price: format.price(coupon.amount) })
  const saidId = `coupon-${coupon.id}`
  return (
    <li className="card p-4 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-base font-mono break-all">{code}</h2>
        <b className="text-marigold tabular">{off}</b>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`promo.states.${state}`)}
        </span>
        <span className="text-sm tabular">{most_uses === null ? t('promo.used', { count: used }) : t('promo.usedOf', { count: used, most: most_uses })}</span>
      </p>
      {most_uses !== null && <ProgressBar label={t('promo.usesOf', { code })} value={used} most={most_uses} />}
      <SaleWindow from={coupon.from} to={coupon.to} />
      <p className="text-sm text-ink-soft">{t('promo.perBuyer', { count: coupon.most_per_buyer })}</p>
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <Switch isOn={isOn} label={t('promo.switch', { code })} isLocked={isLocked} describedBy={problem && saidId} onChange={onSwitch}>
          {t(isOn ? 'list.active' : 'list.inactive')}
        </Switch>
        <span className="flex flex-wrap gap-2 ms-auto">
          <ShareCode code={code} off={off} eventId={eventId} eventTitle={eventTitle} />
          <Button icon="i-lucide-pencil" aria-label={t('kinds.editOf', { title: code })} onClick={onEdit}>
            {t('kinds.editShort')}
          </Button>
        </span>
      </div>
      <p id={saidId} role="alert" className="text-danger empty:hidden">
        {problem && (problem === 'offline' ? t('list.switchOffline') : t('list.switchFailed', { why: t(`problems:${problem}.title`) }))}
      </p>
    </li>
  )
}
