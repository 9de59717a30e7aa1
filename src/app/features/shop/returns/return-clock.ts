import type { ShopReturn } from '#contract/shop/returns.ts'

/** Who has to do what until when; the words are `returns:clock.<side>.<word>`. */
export const CLOCK_WORDS = ['answer', 'escalate', 'disputed', 'sendBack', 'receive', 'give', 'confirm', 'over'] as const
export type ClockWord = (typeof CLOCK_WORDS)[number]

type Clocked = Pick<ShopReturn, 'state' | 'turn'>

/** What a complaint waits for. */
export function clockWordOf({ state, turn }: Clocked): ClockWord {
  if (turn === null) return 'over'
  if (turn === 'staff') return 'disputed'
  if (state === 'asked') return 'answer'
  if (state === 'declined') return 'escalate'
  if (state === 'given') return 'confirm'
  if (state === 'sent_back') return 'receive'
  return turn === 'buyer' ? 'sendBack' : 'give'
}

/** Stations of a complaint; their words are `returns:stations.<name>`. */
export type ReturnStationName = 'asked' | 'agreed' | 'sent_back' | 'received' | 'given' | 'settled' | 'ended'

interface ReturnStation {
  name: ReturnStationName
  at: string | null
  isDone: boolean
}

type Moments = Pick<
  ShopReturn,
  'state' | 'remedy' | 'method' | 'goes_back' | 'asked_at' | 'answered_at' | 'sent_back_at' | 'received_at' | 'given_at' | 'ended_at' | 'changes'
>

/** The way of a complaint: what is behind it, and what still comes where it is agreed on; or the end that it came to. */
export function returnStationsOf(of: Moments): ReturnStation[] {
  const { state, remedy, method, goes_back, asked_at, sent_back_at, received_at, given_at, ended_at, changes } = of
  const agreed_at = changes.find(({ to }) => to === 'agreed' || to === 'received' || to === 'settled')?.at ?? null
  const isGiven = remedy === 'replacement' || method === 'cod'
  const isOver = state === 'withdrawn' || state === 'lapsed' || state === 'refused'
  const all: ReturnStation[] = [
    { name: 'asked', at: asked_at, isDone: true },
    { name: 'agreed', at: remedy === null ? null : agreed_at, isDone: remedy !== null },
    ...(goes_back || remedy === null
      ? ([
          { name: 'sent_back', at: sent_back_at, isDone: sent_back_at !== null },
          { name: 'received', at: received_at, isDone: received_at !== null },
        ] as const)
      : []),
    ...(isGiven ? ([{ name: 'given', at: given_at, isDone: given_at !== null }] as const) : []),
    { name: 'settled', at: state === 'settled' ? ended_at : null, isDone: state === 'settled' },
  ]
  return isOver ? [...all.filter(({ isDone }) => isDone), { name: 'ended', at: ended_at, isDone: true }] : all
}
