import { join } from 'node:path'
import type { ClusterPlan, Member } from './plan.ts'

/** What the cluster is called in etcd. */
const SCOPE = 'hatkhola'

/**
 * Seconds. A primary whose machine is gone is given up when its lease of `ttl` has run out; that is the largest part of the time in which nothing can
 * be written. Patroni wants loop_wait + 2 × retry_timeout ≤ ttl, and newer versions want a ttl of 20 at least.
 */
export const PATIENCE = { ttl: 20, loop_wait: 5, retry_timeout: 5 } as const

/**
 * How Patroni runs one server of PostgreSQL. With `synchronous_mode` a commit is answered only when a second server has it on its disk, and only
 * that server may become the primary: what was acknowledged is never lost with one machine.
 * @returns an object that, written as JSON, is the YAML that Patroni reads.
 */
export function patroniSettings({ folder, etcd, secrets }: ClusterPlan, { name, port, rest }: Member, binFolder: string): object {
  const own = join(folder, name)
  return {
    scope: SCOPE,
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: [`127.0.0.1:${etcd.client}`] },
    bootstrap: {
      dcs: {
        ...PATIENCE,
        synchronous_mode: true,
        // Without etcd the primary goes on while it reaches both others: then neither of them has taken its place.
        failsafe_mode: true,
        // A primary that died alone, on a machine that lives, is not waited for while another server has everything.
        primary_start_timeout: 0,
        maximum_lag_on_failover: 1_048_576,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: SERVER_PARAMETERS },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(own, 'data'),
      bin_dir: binFolder,
      pgpass: join(own, 'pgpass'),
      pg_hba: ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      authentication: {
        superuser: { username: 'postgres', password: secrets.postgres },
        replication: { username: 'replicator', password: secrets.replicator },
        rewind: { username: 'rewinder', password: secrets.rewinder },
      },
      parameters: { unix_socket_directories: own },
      // What a former primary alone has was acknowledged to none; where it cannot be rewound, it is copied anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      basebackup: [{ checkpoint: 'fast' }],
    },
    // One machine for all of it here; a real one has /dev/watchdog.
    watchdog: { mode: 'off' },
  }
}

/** The same on all servers. A replica that is silent for five seconds is no longer waited for. */
const SERVER_PARAMETERS = {
  max_connections: 200,
  shared_buffers: '128MB',
  wal_keep_size: '256MB',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  hot_standby: 'on',
  log_min_messages: 'warning',
} as const
