/** The two headers by which a mail program offers to stop letters of a kind with one POST; none where there is no address for it. @see RFC 8058 §3 */
export const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
