import type { Database } from '#server/db/connection/open.ts'
import type { Cluster } from '../../../src/tasks/cluster/start-cluster.ts'

/** What a fault is played on. */
export interface Scene {
  cluster: Cluster
  /** Of whatever is the primary, without PgBouncer. */
  database: Database
  say: (text: string) => void
}

/** A promise, and what came of it. */
export interface Figure {
  what: string
  value: string
  /** Absent: nothing is promised, it is only told. */
  holds?: boolean
}

/** Something that breaks. */
export interface Fault {
  /** In one line. */
  says: string
  /** Seconds that orders may stand still for it. */
  mostSeconds: number
  /** Breaks it, while orders come in. Gives what puts it right again, which tells more figures. */
  play: (scene: Scene) => Promise<() => Promise<Figure[]>>
  /** Processes of the app that this fault itself kills. */
  kills?: readonly string[]
}
