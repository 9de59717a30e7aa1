import { randomUUID } from 'node:crypto'
import { walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'
import type { Dice } from '#server/db/seed/drawing/random.ts'
import type { TestApp } from '../app.ts'
import type { MadeProduct } from '../nouns/products.ts'
import { checkoutBody } from '../nouns/shop-orders.ts'
import type { CrowdMember } from './order-crowd.ts'

/** A write with the key that it has at every try. */
export interface ClaimWrite {
  who: CrowdMember
  path: string
  body: object
  key: string
  /** What is true once it was answered with 200, for {@link missingOf}. @param answer what came back */
  says: (answer: { number: string; claim_id: number }) => string
}

/** Buyers who pay one seller by mobile wallet, while their server dies now and then, and everything that was answered. */
export interface ClaimWalk {
  app: Pick<TestApp, 'database'>
  dice: Dice
  buyers: readonly [CrowdMember, ...CrowdMember[]]
  seller: CrowdMember
  sari: MadeProduct
  number: string
  /** @returns undefined: the server died before it answered */
  send: (write: ClaimWrite) => Promise<Response | undefined>
  /** What was answered with 200, in words of {@link missingOf}. */
  said: string[]
  /** What was not answered yet. */
  open: ClaimWrite[]
  /** What must not be answered. */
  wrong: string[]
  purchases: { who: CrowdMember; number: string }[]
  claims: { who: CrowdMember; id: number }[]
  trxids: string[]
}

const LATELY = 12
const TAKA = 1100
type Choose = (walk: ClaimWalk) => Promise<ClaimWrite | undefined>
const lately = <T>({ dice }: ClaimWalk, all: readonly T[]): T | undefined => all[all.length - 1 - dice.whole(0, Math.min(LATELY, all.length) - 1)]
const write = (who: CrowdMember, path: string, rest: Pick<ClaimWrite, 'body' | 'says'>): ClaimWrite => ({ who, path, key: randomUUID(), ...rest })

type Bought = ClaimWalk['purchases'][number]

/** An order of one piece. */
export async function orderBy({ app, sari }: ClaimWalk, who: CrowdMember): Promise<ClaimWrite> {
  const body = { ...(await checkoutBody(app, [{ product: sari }], { method: 'wallet' })), advance_seen: walletTakaOf(TAKA) }
  return write(who, '/api/shop_checkout/', { body, says: ({ number }) => `order ${number}` })
}
const order = (walk: ClaimWalk): Promise<ClaimWrite> => orderBy(walk, walk.dice.pick(walk.buyers))

export const claimOf = ({ who, number }: Bought, { trxid, sent_to }: { trxid: string; sent_to: string }): ClaimWrite =>
  write(who, `/api/wallet_payments/purchases/${number}/claim/`, {
    body: { wallet: 'bkash', trxid, amount_paisa: TAKA * 100, sent_to },
    says: ({ claim_id }) => `claim ${claim_id} ${number} ${trxid}`,
  })

/** Often by a TrxID that was named before, of this purchase or of another. */
const claim: Choose = async (walk) => {
  const of = lately(walk, walk.purchases)
  if (!of) return undefined
  const fresh = `WK${String(walk.trxids.length).padStart(8, '0')}`
  const trxid = walk.dice.next() < 0.3 ? (lately(walk, walk.trxids) ?? fresh) : fresh
  if (trxid === fresh) walk.trxids.push(fresh)
  return claimOf(of, { trxid, sent_to: walk.number })
}

export const stepOf = (who: CrowdMember, id: number, [to, body]: [to: string, body: object]): ClaimWrite =>
  write(who, `/api/wallet_payments/claims/${id}/${to}/`, { body, says: () => `${to} ${id}` })
const came: Choose = async (walk) => {
  const one = lately(walk, walk.claims)
  return one && stepOf(walk.seller, one.id, ['came', { amount_paisa: TAKA * 100 }])
}
const notCome: Choose = async (walk) => {
  const one = lately(walk, walk.claims)
  return one && stepOf(walk.seller, one.id, ['not_come', { story: 'Nothing on my phone.' }])
}
/** Its buyer cancels: two days have passed without an answer. */
export async function cancelOf({ app }: ClaimWalk, { who, id }: ClaimWalk['claims'][number]): Promise<ClaimWrite> {
  await app.database.pool.query(`update wallet_claims set claimed_at = now() - interval '49 hours' where id = $1`, [id])
  return stepOf(who, id, ['cancel', {}])
}
const cancel: Choose = async (walk) => {
  const one = lately(walk, walk.claims)
  return one && cancelOf(walk, one)
}
const drop: Choose = async (walk) => {
  const of = lately(walk, walk.purchases)
  return of && write(of.who, `/api/shop_purchase/${of.number}/cancel/`, { body: {}, says: () => `drop ${of.number}` })
}
const MIX = [order, order, order, claim, claim, claim, claim, came, came, notCome, cancel, drop] as const

/** Sends a write, and notes what was answered; without an answer it stays open. @returns whether there was one */
export async function sendNoted(walk: ClaimWalk, one: ClaimWrite): Promise<boolean> {
  const response = await walk.send(one)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined) {
    walk.open.push(one)
    return false
  }
  if (response.status >= 500 || response.status === 429) walk.wrong.push(`${one.path}: ${response.status} ${text}`)
  if (response.status !== 200) return true
  const answer = JSON.parse(text)
  walk.said.push(one.says(answer))
  if (one.path === '/api/shop_checkout/') walk.purchases.push({ who: one.who, number: answer.number })
  if (one.path.endsWith('/claim/')) walk.claims.push({ who: one.who, id: answer.claim_id })
  return true
}

/** Does one thing after the other until the server dies. */
export async function walkOn(walk: ClaimWalk): Promise<void> {
  for (;;) {
    const one = (await walk.dice.pick(MIX)(walk)) ?? (await order(walk))
    if (!(await sendNoted(walk, one))) return
  }
}

/** Everything that had no answer is sent again with its key. @returns how much of it has none still */
export async function sendOpen(walk: ClaimWalk): Promise<number> {
  const all = walk.open.splice(0)
  await Promise.all(all.map((one) => sendNoted(walk, one)))
  return walk.open.length
}

/** What was acknowledged and is not there, in the words in which it was said. */
export async function missingOf({ app, said }: Pick<ClaimWalk, 'app' | 'said'>): Promise<string[]> {
  const { rows } = await app.database.pool.query(
    `select s.said from (select said, string_to_array(said, ' ') as w from unnest($1::text[]) u (said)) s where not case s.w[1]
      when 'order' then exists (select from purchases where number = s.w[2])
      when 'drop' then exists (select from purchases where number = s.w[2] and state = 'cancelled')
      when 'claim' then exists (select from wallet_claims c join purchases p on p.id = c.purchase where c.id = s.w[2]::int and p.number = s.w[3] and c.trxid = s.w[4])
      else exists (select from wallet_claim_changes h where h.claim = s.w[2]::int and h.action = s.w[1]) end`,
    [said],
  )
  return rows.map((row) => row.said)
}
