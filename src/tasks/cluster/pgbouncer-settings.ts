import { join } from 'node:path'
import { type ClusterPlan, OWNER } from './plan.ts'

/** The file of users beside the settings. */
export const USERS_FILE = 'users.txt'

/**
 * PgBouncer in transaction mode before the address of the primary. A client that gets no server within four seconds is told so: a second and a half before
 * the app would give up by itself. A server that could not be reached is tried again after one second; PgBouncer's own fifteen would be added to each outage.
 */
export const pgbouncerSettings = ({ folder, haproxy, pgbouncer }: ClusterPlan): string => `[databases]
${OWNER} = host=127.0.0.1 port=${haproxy.primary} dbname=${OWNER}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, USERS_FILE)}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
query_wait_timeout = 4
server_connect_timeout = 2
server_login_retry = 1
server_check_delay = 5
server_lifetime = 600
log_connections = 0
log_disconnections = 0
`

/** Who may come in. With the password itself, since PgBouncer has to sign in at PostgreSQL with it. */
export const pgbouncerUsers = ({ secrets }: ClusterPlan): string => `"${OWNER}" "${secrets.owner}"\n`
