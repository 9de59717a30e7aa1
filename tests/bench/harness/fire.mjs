import autocannon from 'autocannon'

const TIMEOUT_S = 10

/** `{rand:1-100}` in a path becomes a random number, for each request another one. */
const fill = (path) => path.replace(/\{rand:(\d+)-(\d+)\}/g, (_, least, most) => String(Number(least) + Math.floor(Math.random() * (most - least + 1))))

/**
 * Steady load on one address of this machine.
 * @param shot.rate requests a second, sent at even distances whether or not the server keeps up; 0 = as many as `connections` can have answered
 * @returns milliseconds, answers a second, and what went wrong
 */
export function fire({ base, path, headers = {}, connections = 50, seconds = 6, rate = 0 }) {
  const hasHoles = path.includes('{rand:')
  const requests = hasHoles ? [{ method: 'GET', path: '/', setupRequest: (request) => ({ ...request, path: fill(path) }) }] : undefined
  return new Promise((resolve, reject) => {
    const shot = {
      url: base + (hasHoles ? '/' : path),
      connections,
      duration: seconds,
      timeout: TIMEOUT_S,
      headers: { 'accept-encoding': 'br, gzip', ...headers },
      ...(requests && { requests }),
      ...(rate && { overallRate: rate }),
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
  p97_5: latency.p97_5,
  p99: latency.p99,
  max: latency.max,
  total: requests.total,
  statuses: Object.fromEntries(Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count])),
  broken: errors + timeouts,
})
