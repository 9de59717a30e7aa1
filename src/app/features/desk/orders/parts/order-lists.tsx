import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import { isRefundReason } from '#contract/purchases/purchase-reasons.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** A part of an order's page with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-2">
    <h2 className="text-base font-600">{title}</h2>
    {children}
  </section>
)

const Rows = ({ children }: { children: ReactNode }) => <ul className="card [&>li]:px-3 [&>li]:py-2 [&>li+li]:border-t [&>li+li]:border-line">{children}</ul>
const Name = ({ children }: { children: string }) => (
  <span lang="en" className="tabular break-all font-600">
    {children}
  </span>
)

/** Every try to pay it. */
export function Attempts({ attempts }: Pick<DeskOrderFile, 'attempts'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  if (attempts.length === 0) return <p className="text-ink-soft">{t('attempts.none')}</p>
  return (
    <Rows>
      {attempts.map(({ tran_id, state, amount_paisa, paid_paisa, bank_tran_id, card_type, card_no, risk_level, created_at, given_up_at }) => (
        <li key={tran_id}>
          <Name>{tran_id}</Name> · {t(`attempts.states.${state}`, { defaultValue: state })} · {format.price((paid_paisa ?? amount_paisa) / 100)}
          <span className="block text-sm text-ink-soft">
            {format.dateTime(created_at)}
            {card_type && <span lang="en"> · {card_type}</span>}
            {card_no && <span lang="en"> · {card_no}</span>}
            {bank_tran_id && (
              <span lang="en" className="break-all">
                {' '}
                · {bank_tran_id}
              </span>
            )}
          </span>
          {risk_level !== null && risk_level > 0 && <span className="block text-sm text-danger">{t('attempts.risk')}</span>}
          {given_up_at !== null && <span className="block text-sm text-danger">{t('attempts.givenUp')}</span>}
        </li>
      ))}
    </Rows>
  )
}

/** Every part of its money that goes back. */
export function Refunds({ refunds }: Pick<DeskOrderFile, 'refunds'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  if (refunds.length === 0) return <p className="text-ink-soft">{t('refunds.none')}</p>
  return (
    <Rows>
      {refunds.map(({ name, paisa, state, reason, asked_at, refunded_at, check_at, failures, fault, reference }) => (
        <li key={name}>
          <span className="font-600 tabular">{format.price(paisa / 100)}</span> · {t(`refunds.states.${state}`)}
          {isRefundReason(reason) && ` · ${t(`refunds.reasons.${reason}`)}`}
          <span className="block text-sm text-ink-soft">
            <Name>{name}</Name> · {format.dateTime(refunded_at ?? asked_at)}
            {check_at !== null && ` · ${t('refunds.next', { at: format.dateTime(check_at) })}`}
          </span>
          {failures > 0 && (
            <span className="block text-sm text-danger">
              {t('refunds.failures', { count: failures })} {fault && <span lang="en">{fault}</span>}
            </span>
          )}
          {reference !== null && <span className="block text-sm">{t('refunds.reference', { reference })}</span>}
        </li>
      ))}
    </Rows>
  )
}

/** What became of it, the latest last. */
export function Changes({ changes }: Pick<DeskOrderFile, 'changes'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const stateOf = (state: string) => t(`states.${state}`, { defaultValue: state })
  return (
    <Rows>
      {changes.map(({ id, at, from_state, to_state, by, staff, second, why, details }) => (
        <li key={id}>
          {'refused' in details ? t('changes.refused', { state: stateOf(to_state) }) : stateOf(to_state)}
          {from_state !== null && from_state === to_state && !('refused' in details) && ` · ${t('changes.same')}`} · {t(`changes.by.${by}`)}
          {staff !== null && (
            <span lang="en" translate="no">
              {' '}
              {second === null ? staff : `${staff} + ${second}`}
            </span>
          )}
          <span className="block text-sm text-ink-soft">{format.dateTime(at)}</span>
          {why !== null && (
            <span className="block text-sm break-words">
              <MixedText text={why} />
            </span>
          )}
        </li>
      ))}
    </Rows>
  )
}

/** What the payment provider has sent about it. */
export function Messages({ messages }: Pick<DeskOrderFile, 'messages'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  if (messages.length === 0) return <p className="text-ink-soft">{t('messages.none')}</p>
  return (
    <Rows>
      {messages.map(({ name, kind, received_at, times, outcome }) => (
        <li key={name}>
          <Name>{name}</Name> · {t(`messages.kinds.${kind}`, { defaultValue: kind })}
          {times > 1 && ` · ${t('messages.times', { count: times })}`}
          <span className="block text-sm text-ink-soft">
            {format.dateTime(received_at)} {outcome && <span lang="en">· {outcome}</span>}
          </span>
        </li>
      ))}
    </Rows>
  )
}
