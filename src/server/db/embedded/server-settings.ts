/** Small on purpose: the whole tree of processes stays under 150 MB, and nothing but this machine can reach it. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  max_wal_size: '256MB',
  // What a backup of a running database needs. No replicas follow an embedded one.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  // Reads need no processes of their own.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements reach the application, which logs them; here stands what PostgreSQL has to say about itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}
const FAST_SETTINGS: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** What the embedded PostgreSQL runs with. @param isFast commits do not wait for the disk: tests only. */
export const embeddedSettings = (isFast: boolean): Record<string, string> => ({ ...SETTINGS, ...(isFast && FAST_SETTINGS) })

/** Settings as the options of a start: pg_ctl hands them to a shell. */
export const asOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${/^[\w.,:/@+-]+$/.test(value) ? value : shellQuoted(value)}`)
    .join(' ')

/** A text as one word of a shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
