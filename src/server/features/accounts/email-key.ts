/** What two e-mails must not share: case does not count. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
