import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import type { AskingAbout } from '../asking-about.ts'

type Facts = Readonly<Record<string, number>> | undefined

/** The nearest free times that a refusal names. ISO 8601. */
export const nearTimes = (facts: Facts): string[] =>
  ['near_1', 'near_2', 'near_3'].flatMap((name) => {
    const at = facts?.[name]
    return at === undefined ? [] : [new Date(at).toISOString()]
  })

/** What its buyer decides after a refusal: another time, or another price. */
export type AskingDecision = { starts_at: string } | { price: number }

interface Props {
  about: AskingAbout
  problem: { code: string; facts?: Facts | undefined }
  /** Asks anew, as another wish. */
  onDecide: (decision: AskingDecision) => Promise<void> | void
  isBusy?: boolean
}

/** Refusals that a decision follows. */
export const DECIDED: readonly string[] = ['time-gone', 'price-changed']

/** A time that is gone, has passed or is dearer: what was asked for, what is to be had, in one tap. */
export function NearTimes({ about, problem: { code, facts }, onDecide, isBusy = false }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const moment = useShortMoment()
  const [pressed, setPressed] = useState<string>()
  const decide = (name: string, decision: AskingDecision) => {
    setPressed(name)
    void onDecide(decision)
  }
  if (code === 'price-changed') {
    const price = facts?.price ?? about.price
    return (
      <div className="grid gap-2 justify-items-start">
        <p className="font-600">{t('decision.price', { was: format.price(about.price), now: format.price(price) })}</p>
        <BusyButton variant="primary" isBusy={isBusy} onClick={() => decide('price', { price })}>
          {t('decision.accept', { price: format.price(price) })}
        </BusyButton>
      </div>
    )
  }
  const near = nearTimes(facts)
  return (
    <div className="grid gap-2">
      <p className="font-600">{t(facts?.passed ? 'decision.passed' : 'decision.gone', { time: about.starts_at ? moment(about.starts_at) : '' })}</p>
      <p>{t(near.length > 0 ? 'decision.near' : 'decision.none')}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {near.map((starts_at) => (
          <BusyButton
            key={starts_at}
            icon="i-lucide-calendar-clock"
            isBusy={isBusy && pressed === starts_at}
            onClick={() => !isBusy && decide(starts_at, { starts_at })}
          >
            {moment(starts_at)}
          </BusyButton>
        ))}
      </div>
    </div>
  )
}
