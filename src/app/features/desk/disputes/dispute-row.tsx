import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { ReasonDialog } from '../orders/parts/reason-dialog.tsx'
import { KeyedButton } from '../parts/keyed-button.tsx'
import { Story } from '../parts/story.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import { DISPUTE_ACTS, type DisputeAct, decideDispute } from './calls.ts'
import { DisputePicture } from './dispute-picture.tsx'

interface Props {
  dispute: DeskReturn
  onDecided: (dispute: DeskReturn) => void
}

/** A complaint with both stories, its pictures, and the decision. A digit opens a decision of the row that has the focus. */
export function DisputeRow({ dispute, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'disputes' })
  const format = useFormat()
  const [act, setAct] = useState<DisputeAct>()
  const { number, purchase, order, seller, buyer, why, text, answer, declined_for, escalation, escalated_by, pictures, lines } = dispute
  const { asked_amount, most, disputed_at, decision } = dispute
  const row = useRef<HTMLElement>(null)
  const outcome = decision && t(`decided.${decision.for}`)
  useDeskKeys({
    onAct: (place) => {
      if (!decision && row.current?.contains(document.activeElement)) setAct(DISPUTE_ACTS[place])
    },
  })
  return (
    <article ref={row} aria-label={number} className="grid gap-2 p-4">
      <h2 className="text-base">
        <AppLink to={`/desk/orders/${purchase}`} className="link tabular" lang="en">
          {order}
        </AppLink>
      </h2>
      {disputed_at && <p className="text-sm text-ink-soft">{t('since', { date: format.dateTime(disputed_at) })}</p>}
      <ul className="text-sm">
        {lines.map(({ line_id, title, quantity, price }) => (
          <li key={line_id}>
            {format.number(quantity)} × <MixedText text={title} /> · <span className="tabular">{format.price(price)}</span>
          </li>
        ))}
      </ul>
      <Story title={t('ofBuyer', { name: buyer.full_name })} fact={t(`whys.${why}`)} text={text} />
      <p className="text-sm">{asked_amount === null ? t('asksReplacement') : t('asks', { money: format.price(asked_amount) })}</p>
      <Story title={t('ofSeller', { name: seller.name })} fact={declined_for ? t(`declined.${declined_for}`) : t('noAnswer')} text={answer} />
      {escalation !== '' && escalated_by && <Story title={t(`escalated.${escalated_by}`)} text={escalation} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {pictures.map(({ id }, place) => (
          <DisputePicture key={id} number={number} picture={id} place={place + 1} />
        ))}
      </div>
      {outcome && (
        <p role="status" className="font-600">
          {outcome}
        </p>
      )}
      {!outcome && (
        <div className="flex flex-wrap gap-2">
          {DISPUTE_ACTS.map((one, place) => (
            <KeyedButton key={one} place={place} onClick={() => setAct(one)}>
              {t(`act.${one}.yes`)}
            </KeyedButton>
          ))}
        </div>
      )}
      {act && (
        <ReasonDialog
          title={t(`act.${act}.title`, { number: order })}
          yes={t(`act.${act}.yes`)}
          wants={act === 'seller' ? 'reason' : 'taka'}
          onDecide={async (said) => onDecided(await decideDispute(act, number, said))}
          onClose={() => setAct(undefined)}
        >
          <p>{t(`act.${act}.text`, { money: format.price(most) })}</p>
        </ReasonDialog>
      )}
    </article>
  )
}
