import { makeSix, PEOPLE, type Six, type Who, withNew } from './six-people.ts'

export interface RenewedSix {
  /** Six people who have what `makeSix` gave them, and no rate counted against them. */
  get(): Promise<Six>
  /** Says who has changed what is theirs: they are others in the next six. After one of the staff, who may change what is others', all are. */
  changed(...who: readonly Who[]): void
}

/** Makes anew only those of the six who have changed something: making all of them takes half a second. */
export function renewedSix(app: Parameters<typeof makeSix>[0]): RenewedSix {
  let kept: Six | undefined
  const changed = new Set<Who>()
  return {
    get: async () => {
      await app.database.pool.query('delete from rate_limits')
      if (!kept || changed.has('staff') || changed.size === PEOPLE.length) kept = await makeSix(app)
      else for (const who of changed) kept = await withNew(app, kept, who)
      changed.clear()
      return kept
    },
    changed: (...who) => {
      for (const one of who) changed.add(one)
    },
  }
}
