/** What comes of some work. Undefined: it takes longer, and what comes later is dropped. @throws what the work throws in time */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((done) => {
    timer = setTimeout(done, ms, undefined)
  })
  // What fails too late is asked for by no one any more.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
