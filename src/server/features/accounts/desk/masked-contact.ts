/** What stands for letters and digits that are not shown. */
const HIDDEN = '•••'

/** Enough of an email to tell two apart: the first letter and the domain's ending. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  const ending = email.slice(email.lastIndexOf('.'))
  return at < 1 ? HIDDEN : `${first}${HIDDEN}@${HIDDEN}${ending}`
}

/** The last two digits of a phone number. */
export const maskedPhone = (phone: string): string => `${HIDDEN}${phone.slice(-2)}`
