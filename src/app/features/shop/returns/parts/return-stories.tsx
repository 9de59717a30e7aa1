import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { ReturnPicture } from './return-picture.tsx'

/** What both sides say, what was asked for and agreed on, and what staff decided. */
export function ReturnStories({ of }: { of: ShopReturn }) {
  const { t } = useTranslation('returns')
  const format = useFormat()
  const { side, name, why, wish, asked_amount, text, lines, pictures, number, answered_at, declined_for, answer, remedy, amount, goes_back } = of
  const { escalation, escalated_by, decision } = of
  const agreed = remedy === 'refund' ? t('story.agreedRefund', { price: format.price(amount ?? 0) }) : t('story.agreedReplacement')
  return (
    <section aria-label={t('story.title')} className="card p-4 grid grid-cols-1 gap-4">
      <Said title={side === 'bought' ? t('story.yours') : t('story.theirs', { name })}>
        <p>
          <b>{t(`whys.${why}`)}</b> · {asked_amount === null ? t(`wishes.${wish}`) : t('story.asks', { price: format.price(asked_amount) })}
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line.line_id}>
              <MixedText text={`${format.number(line.quantity)} × ${[line.title, ...line.values].join(' · ')}`} />
            </li>
          ))}
        </ul>
        <Words text={text} />
        {pictures.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {pictures.map((picture, at) => (
              <ReturnPicture key={picture.id} number={number} picture={picture} at={at + 1} />
            ))}
          </div>
        )}
      </Said>
      {answered_at !== null && (
        <Said title={side === 'sold' ? t('story.yourAnswer') : t('story.theirAnswer', { name })}>
          <p>
            <b>{declined_for ? t('story.declined', { reason: t(`declines.${declined_for}`) }) : agreed}</b>
          </p>
          {!declined_for && remedy !== null && <p>{t(goes_back ? 'story.goesBack' : 'story.stays')}</p>}
          <Words text={answer} />
        </Said>
      )}
      {escalated_by !== null && (
        <Said title={t(`story.escalated.${escalated_by === 'buyer' || escalated_by === 'seller' ? escalated_by : 'service'}`)}>
          <Words text={escalation} />
        </Said>
      )}
      {decision && (
        <Said title={t('story.decision')}>
          <p>
            <b>{t(`story.decidedFor.${decision.for}`)}</b> · {format.dateTime(decision.at)}
          </p>
          {remedy !== null && decision.for === 'buyer' && <p>{agreed}</p>}
          <Words text={decision.reason} />
        </Said>
      )}
    </section>
  )
}

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-1">
    <h2 className="text-base">
      <MixedText text={title} />
    </h2>
    {children}
  </div>
)

const Words = ({ text }: { text: string }) =>
  text === '' ? null : (
    <p lang={scriptLanguage(text)} className="break-words whitespace-pre-line">
      {text}
    </p>
  )
