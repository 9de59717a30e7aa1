/**
 * How the server's Node keeps memory: a small nursery, because a large one only grows (250 MB idle without this, 150 with it), and an end
 * to the heap that leaves room for what zlib and PostgreSQL answers take beside it. NODE_OPTIONS goes first.
 * @returns {string[]} arguments for node.
 */
export const heapArguments = () => (/max-old-space-size/.test(process.env.NODE_OPTIONS ?? '') ? [] : ['--max-old-space-size=256', '--max-semi-space-size=8'])

/**
 * How memory outside the heap is kept, where pictures are read: glibc gives each thread a store of its own, of which little comes back
 * (90 MB stay after a few large pictures without this, 40 with it). Other systems do not know the name.
 */
export const memoryEnvironment = () => ({ MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' })
