/** Why there is no backup, or why one is not restored. The message is for the person at the terminal. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
