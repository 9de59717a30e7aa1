/** The two headers by which a mail program offers to stop letters of a kind with one POST; none for letters that always come. @see RFC 8058 §3 */
export const unsubscribeHeaders = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
