/** The two headers by which a mail program offers to stop e-mails of a kind with one POST; none for e-mails that always come. @see RFC 8058 §3 */
export const unsubscribeHeaders = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
