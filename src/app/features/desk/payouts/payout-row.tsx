import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPayout } from '#contract/desk/payouts.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { KeyedButton } from '../parts/keyed-button.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import { actsOf, type PayoutAct } from './calls.ts'
import { PayoutDialog } from './payout-dialog.tsx'

interface Props {
  payout: DeskPayout
  isChosen: boolean
  onChoose: () => void
  /** Something was done: the list is another one. */
  onDone: () => void
}

/** A withdrawal with its seller, its age and what can be done. A digit does it for the row that has the focus. */
export function PayoutRow({ payout, isChosen, onChoose, onDone }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'payouts' })
  const format = useFormat()
  const [act, setAct] = useState<PayoutAct>()
  const row = useRef<HTMLElement>(null)
  const acts = actsOf(payout)
  useDeskKeys({
    onAct: (place) => {
      const one = acts[place]
      if (one && row.current?.contains(document.activeElement)) setAct(one)
    },
  })
  const { number, state, paisa, way, masked, seller, asked_at, sent_at, reference, is_late, second, paused, is_own } = payout
  return (
    <article ref={row} aria-label={number} className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base tabular" lang="en" tabIndex={-1} data-row-head="">
          {number}
        </h2>
        <span className="tabular text-lg font-600">{format.price(paisa / 100)}</span>
      </div>
      <p>
        <AppLink to={`/desk/people/${encodeURIComponent(seller.username)}`} className="link">
          <MixedText text={seller.full_name || seller.username} />
        </AppLink>{' '}
        · {t(`ways.${way}`)} …{masked}
      </p>
      <p className={is_late ? 'text-sm text-danger font-600' : 'text-sm text-ink-soft'}>
        {t(`state.${state}`)} · {format.dateTime(sent_at ?? asked_at)}
        {is_late && ` · ${t('late')}`}
        {reference !== '' && ` · ${reference}`}
      </p>
      {second !== null && <p className="text-sm">{t(`second.${second}`)}</p>}
      {paused !== null && <p className="text-sm text-danger">{t(`paused.${paused}`)}</p>}
      {is_own && <p className="text-sm">{t('own')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {acts.map((one, place) => (
          <KeyedButton key={one} place={place} onClick={() => setAct(one)}>
            {t(`act.${one === 'end' && state === 'sent' ? 'bounce' : one}`)}
          </KeyedButton>
        ))}
        {(acts.includes('take') || acts.includes('send')) && (
          <label className="target px-2 gap-2">
            <input type="checkbox" checked={isChosen} onChange={onChoose} />
            {t('choose')}
          </label>
        )}
      </div>
      {act && <PayoutDialog payout={payout} act={act} onDone={onDone} onClose={() => setAct(undefined)} />}
    </article>
  )
}
