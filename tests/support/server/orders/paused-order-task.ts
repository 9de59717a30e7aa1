/** The command for orders that stops for good at one named place, for tests that kill it there: `PAUSE_AT=<work> <point>`. */
import { providePauses } from '../../../../src/server/http/pause-points.ts'

const wanted = process.env.PAUSE_AT
providePauses(async (work, point) => {
  if (`${work} ${point}` !== wanted) return
  process.stdout.write(`paused at ${work} ${point}\n`)
  // Something must keep the process alive.
  await new Promise(() => setInterval(() => undefined, 60_000))
})

await import('../../../../src/tasks/order.ts')
