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

Open this link to verify that this email address is yours:

${link}

The link works for ${verifyHours} hours, once.

If you did not create this account, you need not do anything.

${name}
`,
  }),
  'reset-password': ({ username, link }) => ({
    subject: `Set a new password for ${name}`,
    text: `Somebody asked for a new password for your account at ${name}.

Your username: ${username}

Open this link to set a new password:

${link}

The link works for ${resetMinutes} minutes, once. Do not give it to anybody.

If it was not you who asked, ignore this mail: your password stays as it is.

${name}
`,
  }),
  'change-email': ({ username, link }) => ({
    subject: `Confirm your new email for ${name}`,
    text: `This email address was entered as the new one of an account at ${name}.

Username of the account: ${username}

Open this link to confirm it. From then on the mails of the account come here:

${link}

The link works for ${verifyHours} hours, once.

If it was not you who entered it, do not open the link: nothing will change.

${name}
`,
  }),
  'password-changed': ({ username, link }) => ({
    subject: `Your ${name} password was changed`,
    text: `The password of your account at ${name} was changed just now. All other devices were logged out.

Your username: ${username}

If it was you, you need not do anything. If it was not you, set a new password at once:

${link}

${name}
`,
  }),
  'email-changed': ({ username, link }) => ({
    subject: `The email of your ${name} account was changed`,
    text: `Your account at ${name} has another email address now. Mails of the account no longer come here.

Your username: ${username}

If it was you, you need not do anything. If it was not you, log in with your username and change your password at once:

${link}

${name}
`,
  }),
}
