import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { EmailTexts } from './email-texts.ts'

const { name } = PRODUCT
const { resetMinutes, verifyHours } = ACCOUNT_LIMITS

/** The e-mails in English. */
export const en: EmailTexts = {
  'verify-email': ({ username, link }) => ({
    subject: `Verify your email for ${name}`,
    text: `Welcome to ${name}.

Your username: ${username}

Open this link to confirm this email address:

${link}

The link works for ${verifyHours} hours, once.

If you did not create this account, you don’t need to do anything.

${name}
`,
  }),
  'reset-password': ({ username, link }) => ({
    subject: `Set a new password for ${name}`,
    text: `We received a request to reset the password of your ${name} account.

Your username: ${username}

Open this link to set a new password:

${link}

The link works for ${resetMinutes} minutes, once. Don’t share it with anyone.

If this wasn’t you, ignore this email: your password stays as it is.

${name}
`,
  }),
  'change-email': ({ username, link }) => ({
    subject: `Confirm your new email for ${name}`,
    text: `This email address was entered as the new one for a ${name} account.

Username of the account: ${username}

Open this link to confirm it. After that, the account’s emails will come here:

${link}

The link works for ${verifyHours} hours, once.

If this wasn’t you, don’t open the link: nothing will change.

${name}
`,
  }),
  'password-changed': ({ username, link }) => ({
    subject: `Your ${name} password was changed`,
    text: `The password of your ${name} account was just changed. All other devices were logged out.

Your username: ${username}

If this was you, you don’t need to do anything. If it wasn’t, set a new password at once:

${link}

${name}
`,
  }),
  'email-changed': ({ username, link }) => ({
    subject: `The email of your ${name} account was changed`,
    text: `Your ${name} account has a new email address. The account’s emails no longer come here.

Your username: ${username}

If this was you, you don’t need to do anything. If it wasn’t, log in with your username and change your password at once:

${link}

${name}
`,
  }),
}
