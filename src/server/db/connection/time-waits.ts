import type pg from 'pg'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: boolean | Error) => void) => void

/** Has each wait for a connection of a pool told, in seconds: also of one that is opened first, and of one that did not come. */
export function timeWaits(pool: pg.Pool, tell: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool)
  const timed = (callback?: Callback) => {
    const startedAt = performance.now()
    const end = () => tell((performance.now() - startedAt) / 1000)
    if (!callback) return connect().finally(end)
    return connect((error, client, done) => {
      end()
      callback(error, client, done)
    })
  }
  // `query` of the pool asks by the same door.
  pool.connect = timed as typeof pool.connect
}
