import autocannon from 'autocannon'

const TIMEOUT_S = 10

/** `{rand:1-100}` in a path becomes a random number, for each request another one. */
export const fillHoles = (path) =>
  path.replace(/\{rand:(\d+)-(\d+)\}/g, (_, least, most) => String(Number(least) + Math.floor(Math.random() * (most - least + 1))))

/**
 * As many requests for one address of this machine as `connections` can have answered.
 * @returns milliseconds, answers a second, and what went wrong
 */
export function fire({ base, path, headers = {}, connections = 50, seconds = 6 }) {
  const hasHoles = path.includes('{rand:')
  const requests = hasHoles ? [{ method: 'GET', path: '/', setupRequest: (request) => ({ ...request, path: fillHoles(path) }) }] : undefined
  return new Promise((resolve, reject) => {
    const shot = {
      url: base + (hasHoles ? '/' : path),
      connections,
      duration: seconds,
      timeout: TIMEOUT_S,
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      ...(requests && { requests }),
    }
    autocannon(shot, (error, result) => {
      if (error) reject(error)
      else resolve(summaryOf(result))
    })
  })
}

const summaryOf = ({ requests, latency, statusCodeStats, errors, timeouts }) => ({
  rps: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  max: latency.max,
  total: requests.total,
  statuses: Object.fromEntries(Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count])),
  broken: errors + timeouts,
})
