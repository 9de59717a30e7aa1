type StartRefusal =
  /** Another process of ours works on this data folder. */
  | 'in-use'
  /** The data folder is not a whole PostgreSQL of the version we bring. */
  | 'damaged'
  /** The operating system does not let us, or the user PostgreSQL runs as, use the folder or the programs. */
  | 'unreachable'
  /** PostgreSQL did not come up, for a reason of its own that the message quotes. */
  | 'would-not-start'
  /** The database was last written by a newer version of Hatkhola. */
  | 'newer-schema'
  /** A migration that was applied is not the one that this version carries. */
  | 'changed-migration'

/** Why the server does not start. The message is for the person at the terminal; nothing has been replaced or deleted. */
export class StartRefused extends Error {
  readonly reason: StartRefusal

  constructor(reason: StartRefusal, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartRefused'
    this.reason = reason
  }
}
