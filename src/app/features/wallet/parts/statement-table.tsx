import { useTranslation } from 'react-i18next'
import type { Statement } from '../calls.ts'
import { useTaka } from '../use-taka.ts'

const NUMBER = 'p-2 text-end tabular whitespace-nowrap'

/** Each account from its opening to its closing balance, with what moved it in between in sums of each kind. */
export function StatementTable({ statement: { accounts } }: { statement: Statement }) {
  const { t } = useTranslation('wallet')
  const taka = useTaka()
  return (
    <div className="grid grid-cols-1 gap-4">
      {accounts.map(({ account, opening, closing, moves }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        <section key={account} className="card overflow-x-auto" tabIndex={0} aria-label={t(`accounts.${account}`)}>
          <table className="w-full text-sm">
            <caption className="p-2 text-start font-600">{t(`accounts.${account}`)}</caption>
            <tbody>
              <tr className="border-b border-line">
                <th scope="row" className="p-2 text-start font-400" colSpan={2}>
                  {t('statement.opening')}
                </th>
                <td className={NUMBER}>{taka(opening)}</td>
              </tr>
              {moves.map(({ kind, paisa, count }) => (
                <tr key={kind} className="border-b border-line">
                  <th scope="row" className="p-2 text-start font-400">
                    {t(`moves.${kind}`)}
                  </th>
                  <td className={NUMBER}>{t('statement.times', { count })}</td>
                  <td className={NUMBER}>{taka(paisa)}</td>
                </tr>
              ))}
              <tr className="font-600">
                <th scope="row" className="p-2 text-start" colSpan={2}>
                  {t('statement.closing')}
                </th>
                <td className={NUMBER}>{taka(closing)}</td>
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
