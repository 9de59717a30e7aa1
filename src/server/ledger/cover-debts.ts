import type { Move } from './post-moves.ts'

/** What sellers owe the house is covered from what they have free, after a move that has changed one of both. @param cause the name of that move */
export const coverDebts = (cause: string, sellers: readonly number[]): Move[] =>
  [...new Set(sellers)].map((seller) => ({
    name: `covered ${seller} ${cause}`,
    kind: 'covered',
    sellers: [seller],
    entries: (balances) => {
      const paisa = Math.min(balances({ kind: 'free', seller }), balances({ kind: 'due', seller }))
      return [
        { kind: 'free', seller, paisa: -paisa },
        { kind: 'due', seller, paisa: -paisa },
      ]
    },
  }))
