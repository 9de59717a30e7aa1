import { useTranslation } from 'react-i18next'
import type { LedgerLine } from '#contract/desk/order-file.ts'
import { LEDGER_ACCOUNTS } from '#contract/wallet/ledger-kinds.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'

const NUMBER = 'p-2 text-end tabular whitespace-nowrap'

/** The money of an order line by line, with the balance of each account after it, and what all of them add up to. */
export function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const taka = (paisa: number) => format.price(paisa / 100)
  if (lines.length === 0) return <p className="text-ink-soft">{t('ledger.none')}</p>
  const last = new Map(lines.map(({ account, balance }) => [account, balance]))
  const sum = lines.reduce((all, { paisa }) => all + paisa, 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="card overflow-x-auto" tabIndex={0} aria-label={t('ledger.title')}>
      <table className="w-full text-sm">
        <caption className="p-2 text-start text-ink-soft">{t('ledger.says')}</caption>
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="p-2 text-start">
              {t('ledger.at')}
            </th>
            <th scope="col" className="p-2 text-start">
              {t('ledger.move')}
            </th>
            <th scope="col" className="p-2 text-start">
              {t('ledger.account')}
            </th>
            <th scope="col" className={NUMBER}>
              {t('ledger.amount')}
            </th>
            <th scope="col" className={NUMBER}>
              {t('ledger.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, move, part, account, paisa, balance }) => (
            <tr key={id} className="border-b border-line">
              <td className="p-2">
                <MomentCell at={at} />
              </td>
              <td className="p-2">
                {t(`ledger.moves.${move}`)}
                {part > 1 && ` (${format.number(part)})`}
              </td>
              <td className="p-2">{t(`ledger.accounts.${account}`)}</td>
              <td className={NUMBER}>{taka(paisa)}</td>
              <td className={NUMBER}>{taka(balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {LEDGER_ACCOUNTS.filter((account) => last.has(account)).map((account) => (
            <tr key={account}>
              <th scope="row" colSpan={4} className="p-2 text-start font-400 text-ink-soft">
                {t(`ledger.accounts.${account}`)}
              </th>
              <td className={NUMBER}>{taka(last.get(account) ?? 0)}</td>
            </tr>
          ))}
          <tr className="border-t border-line font-600">
            <th scope="row" colSpan={4} className="p-2 text-start">
              {t('ledger.sum')}
            </th>
            <td className={NUMBER}>{taka(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
