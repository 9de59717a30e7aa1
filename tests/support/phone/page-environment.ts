import { randomUUID } from 'node:crypto'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const dom = builtinEnvironments['happy-dom']

/** Its window, CSS pixels. */
const PHONE = { width: 360, height: 740 }

/**
 * happy-dom in a context of its own for each file, with what browsers have and happy-dom has not. Its classes are loaded once for all files of a
 * thread: a test that replaces something on a prototype has to put it back.
 */
export default {
  ...dom,
  setupVM: async (options) => {
    const made = await dom.setupVM?.({ ...options, happyDOM: PHONE })
    if (!made) throw new Error('happy-dom brings no context')
    const context = made.getVmContext()
    const { Channel, closeAll } = channelsOfOneFile()
    context.BroadcastChannel = Channel
    // Made outside of the context: in a browser it is an Error of the page as well.
    Object.setPrototypeOf(context.DOMException.prototype, context.Error.prototype)
    return {
      ...made,
      teardown: () => {
        closeAll()
        return made.teardown()
      },
    }
  },
} satisfies Environment

/** Node's channels reach every thread of the process: those of one test file must not be heard by another, nor after its end. */
function channelsOfOneFile() {
  const file = randomUUID()
  const open = new Set<BroadcastChannel>()
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(`${file} ${name}`)
      open.add(this)
    }
  }
  const closeAll = () => {
    for (const channel of open) channel.close()
  }
  return { Channel, closeAll }
}
