/**
 * A server that stops for good at one named place, for tests that kill it there. `PAUSE_AT=<work> <point>` says where, `PAUSE_AFTER=<times>` how often it
 * goes on before it stops, and that it got there is written out.
 */
import { providePauses } from '../../../src/server/http/pause-points.ts'

const wanted = process.env.PAUSE_AT
let left = Number(process.env.PAUSE_AFTER ?? 0)
providePauses(async (work, point) => {
  if (`${work} ${point}` !== wanted || left-- > 0) return
  process.stdout.write(`paused at ${work} ${point}\n`)
  await new Promise(() => undefined)
})

await import('../../../src/server/main.ts')
