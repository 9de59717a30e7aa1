import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { afterChanges, type Change } from '../after-changes.ts'
import { advanceOfOrder, type OrderAbout } from '../order-about.ts'
import { FeeInAdvance } from './fee-in-advance.tsx'

interface Props {
  about: OrderAbout
  facts: Readonly<Record<string, number>> | undefined
  isBusy: boolean
  /** Orders it as it can be had now. */
  onAccept: (next: OrderAbout) => void
}

/** What the service says about an order that it did not take: old and new for each line, and the way on in one tap. */
export function CheckoutChanges({ about, facts, isBusy, onAccept }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { changes, next, isLess, was, now } = afterChanges(about, facts, useLanguage())
  const advance = advanceOfOrder(next)
  const textOf = (change: Change): string => {
    if (change.kind === 'advance') return t('changes.advance', { was: format.price(change.was), now: format.price(change.now) })
    if ('was' in change) return t(`changes.${change.kind}`, { of: change.of, was: format.price(change.was), now: format.price(change.now) })
    if (change.kind === 'left') return t('changes.left', { of: change.of, count: change.left, wanted: format.number(change.wanted) })
    return t(`changes.${change.kind}`, { of: change.of })
  }
  return (
    <div className="grid gap-2">
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${'of' in change ? change.of : ''}`}>
            <MixedText text={textOf(change)} />
          </li>
        ))}
        {next.parts.length > 0 && <li className="font-600">{t('changes.total', { was: format.price(was), now: format.price(now) })}</li>}
      </ul>
      {advance > 0 && changes.some(({ kind }) => kind === 'advance') && <FeeInAdvance taka={advance} />}
      {next.parts.length > 0 ? (
        <BusyButton variant="primary" className="justify-self-start" isBusy={isBusy} onClick={() => onAccept(next)}>
          {t(isLess ? 'changes.leaveOut' : 'changes.accept', { price: format.price(now) })}
        </BusyButton>
      ) : (
        <p>{t('changes.nothingLeft')}</p>
      )}
    </div>
  )
}
