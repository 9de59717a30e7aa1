import type { Fault } from '../scene.ts'
import { etcd } from './etcd.ts'
import { network } from './network.ts'
import { oldPrimary } from './old-primary.ts'
import { pgbouncer } from './pgbouncer.ts'
import { primary } from './primary.ts'
import { replica } from './replica.ts'
import { syncReplica } from './sync-replica.ts'
import { web } from './web.ts'
import { worker } from './worker.ts'

/** All faults there are, by the word that plays one. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  primary,
  'old-primary': oldPrimary,
  replica,
  'sync-replica': syncReplica,
  pgbouncer,
  network,
  etcd,
  worker,
  web,
}
