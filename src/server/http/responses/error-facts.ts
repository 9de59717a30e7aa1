interface Described {
  type: string
  message: string
  /** Frames only: the first lines of a stack repeat the message. */
  stack: string
  code?: string
  cause?: Described
}

/** PostgreSQL's "data exception": its messages quote the value. */
const QUOTES_A_VALUE = /^22/
const MOST_CAUSES = 5

/**
 * An error as a log may hold it: what and where, never the values people typed. Of a failed query the statement stays and its
 * parameters go; of what PostgreSQL says its code stays, and its message unless it quotes a value.
 */
export function errorFacts(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is not an error was thrown', stack: '' }
  const { query, code, cause } = error as Error & { query?: unknown; code?: unknown }
  const isValueQuoted = typeof code === 'string' && QUOTES_A_VALUE.test(code)
  return {
    type: error.name,
    message: messageOf(error, query, isValueQuoted),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: errorFacts(cause, depth + 1) }),
  }
}

function messageOf(error: Error, query: unknown, isValueQuoted: boolean): string {
  if (typeof query === 'string') return `failed query: ${query}`
  return isValueQuoted ? 'a value does not fit its type' : error.message
}
