/** More at once would hold up those that come next. */
const MOST_AT_ONCE = 100

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Does together what is asked for under the same key while the one before is being done, in the order in which it came: a crowd that wants to change one row
 * waits for it once. Of this process alone: between processes the database decides.
 * @param work does one batch; gives an answer to each, in the order of what was asked
 */
export function inBatches<Asked, Answer>(
  work: (key: number, asked: readonly Asked[]) => Promise<readonly (() => Answer)[]>,
): (key: number, asked: Asked) => Promise<Answer> {
  const queues = new Map<number, Waiting<Asked, Answer>[]>()

  const workOff = async (key: number, queue: Waiting<Asked, Answer>[]) => {
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE)
      try {
        const answers = await work(
          key,
          batch.map(({ asked }) => asked),
        )
        for (const [at, waiting] of batch.entries()) settle(waiting, answers[at])
      } catch (fault) {
        for (const { reject } of batch) reject(fault)
      }
    }
    queues.delete(key)
  }
  return (key, asked) =>
    new Promise((resolve, reject) => {
      const waiting = { asked, resolve, reject }
      const queue = queues.get(key)
      if (queue) return void queue.push(waiting)
      const made = [waiting]
      queues.set(key, made)
      void workOff(key, made)
    })
}

function settle<Asked, Answer>({ resolve, reject }: Waiting<Asked, Answer>, answer: (() => Answer) | undefined): void {
  try {
    if (!answer) throw new TypeError('a batch has left something without an answer')
    resolve(answer())
  } catch (refusal) {
    reject(refusal)
  }
}
