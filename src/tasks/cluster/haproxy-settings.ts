import type { ClusterPlan } from './plan.ts'

/** Looks at each server once a second; two bad looks take it out, one good look takes it in. */
const LOOKS = 'default-server inter 1s fall 2 rise 1'

/**
 * One address that is always the primary, by what Patroni says of each server, and one that is any web process that is ready. Connections to a
 * server that is no longer the primary are cut, so that none goes on asking a former one.
 */
export const haproxySettings = ({ haproxy, members, apps }: ClusterPlan): string => `global
  maxconn 2000

defaults
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h

listen primary
  mode tcp
  bind 127.0.0.1:${haproxy.primary}
  option httpchk OPTIONS /primary
  http-check expect status 200
  ${LOOKS} on-marked-down shutdown-sessions
${members.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}

listen web
  mode http
  bind 127.0.0.1:${haproxy.web}
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option redispatch
  retries 2
  timeout client 60s
  timeout server 60s
  ${LOOKS}
${apps
  .filter(({ role }) => role === 'web')
  .map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check`)
  .join('\n')}
`
