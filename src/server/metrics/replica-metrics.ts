import { Gauge, type Registry } from 'prom-client'
import type { Replicas } from '../db/connection/replicas.ts'

/** Tells of the replicas that this process reads at whether it may, and how far each is behind what readers have seen; without any, nothing. */
export function watchReplicas(replicas: Pick<Replicas, 'state'> | undefined, registry: Registry): void {
  const registers = [registry]
  // Before this process has answered a reader there is nothing that a replica could be behind of.
  const known = () => (replicas?.state() ?? []).filter(({ behind }) => Number.isFinite(behind))
  new Gauge({
    name: 'hatkhola_replica_asked',
    help: '1: public reads of this process go to the replica; 0: it is away, or behind what readers have seen.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { host, isAsked } of known()) this.set({ replica: host }, isAsked ? 1 : 0)
    },
  })
  new Gauge({
    name: 'hatkhola_replica_behind_bytes',
    help: 'Bytes of the write-ahead log that the replica is behind what readers of this process have seen; all of it where the replica does not say.',
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const { host, behind } of known()) this.set({ replica: host }, behind)
    },
  })
}
