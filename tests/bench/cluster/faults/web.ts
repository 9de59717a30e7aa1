import type { Fault } from '../scene.ts'
import { startedApp } from './processes.ts'

const NAME = 'web2'

/** One of the processes that answer dies; the balancer leaves it out. */
export const web: Fault = {
  says: `kill -9 of ${NAME}, one of the processes that answer`,
  mostSeconds: 5,
  kills: [NAME],
  play: async ({ cluster, say }) => {
    startedApp(cluster, NAME).signal('SIGKILL')
    say(`${NAME} is dead`)
    return async () => {
      const since = performance.now()
      await cluster.app.startApp(NAME)
      return [{ what: `${NAME} is ready, seconds after it was started again`, value: ((performance.now() - since) / 1000).toFixed(1), holds: true }]
    }
  },
}
