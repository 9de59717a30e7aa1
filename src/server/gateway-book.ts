import type { Book } from './adapters/payment/local-gateway/book.ts'
import { readBookFiles } from './adapters/payment/local-gateway/keep-book.ts'
import type { GatewayBook } from './ledger/prove/gateway.ts'
import { gatewayFolder } from './open-payments.ts'
import type { Settings } from './settings.ts'

/**
 * What the local payment gateway has taken and given back, as its files say, also while it runs. Undefined: payments go through the provider, whose
 * statement is compared by hand, or the gateway keeps no files.
 * @throws {BookDamaged} the files are no book
 */
export async function readGatewayBook(settings: Pick<Settings, 'payment' | 'data_folder' | 'database_url' | 'port'>): Promise<GatewayBook | undefined> {
  const folder = gatewayFolder(settings)
  const book = folder === undefined ? undefined : await readBookFiles(folder)
  return book && movedBy(book)
}

const movedBy = ({ sessions, refunds }: Book): GatewayBook => ({
  payments: sessions.flatMap(({ tran_id, amount_paisa, tries }) =>
    tries.filter(({ status, val_id }) => status === 'VALID' && val_id !== '').map(({ val_id, at }) => ({ tran_id, val_id, paisa: amount_paisa, at })),
  ),
  refunds: refunds
    .filter(({ state }) => state === 'refunded')
    .map(({ refund_trans_id, tran_id, amount_paisa }) => ({ refund_trans_id, tran_id, paisa: amount_paisa })),
})
