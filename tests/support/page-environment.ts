import { builtinEnvironments, type Environment } from 'vitest/runtime'

const dom = builtinEnvironments['happy-dom']

/** happy-dom in a context of its own for each file, with what browsers have and happy-dom has not. */
export default {
  ...dom,
  setupVM: async (options) => {
    const made = await dom.setupVM?.(options)
    if (!made) throw new Error('happy-dom brings no context')
    const context = made.getVmContext()
    context.BroadcastChannel = BroadcastChannel
    // Made outside of the context: in a browser it is an Error of the page as well.
    Object.setPrototypeOf(context.DOMException.prototype, context.Error.prototype)
    return made
  },
} satisfies Environment
