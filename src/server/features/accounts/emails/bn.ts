import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import { formatterFor } from '#contract/core/format.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { EmailTexts } from './email-texts.ts'

const { nameBangla: name } = PRODUCT
// Endings as a name that ends in আ takes them; another name would take others.
const inName = `${name}য়`
const ofName = `${name}র`
const { number } = formatterFor('bn')
const resetMinutes = number(ACCOUNT_LIMITS.resetMinutes)
const verifyHours = number(ACCOUNT_LIMITS.verifyHours)

/** The e-mails in Bangla. Usernames stay as they are: they are to be typed. */
export const bn: EmailTexts = {
  'verify-email': ({ username, link }) => ({
    subject: `${name}: আপনার ইমেইল যাচাই করুন`,
    text: `${inName} স্বাগতম।

আপনার ইউজারনেম: ${username}

এই ইমেইল ঠিকানাটি যে আপনার, তা যাচাই করতে নিচের লিংকটি খুলুন:

${link}

লিংকটি ${verifyHours} ঘণ্টা কাজ করবে, আর মাত্র একবার।

এই অ্যাকাউন্ট আপনি না খুলে থাকলে কিছু করতে হবে না।

${name}
`,
  }),
  'reset-password': ({ username, link }) => ({
    subject: `${name}: নতুন পাসওয়ার্ড দিন`,
    text: `${inName} আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে।

আপনার ইউজারনেম: ${username}

নতুন পাসওয়ার্ড দিতে নিচের লিংকটি খুলুন:

${link}

লিংকটি ${resetMinutes} মিনিট কাজ করবে, আর মাত্র একবার। লিংকটি কাউকে দেবেন না।

আপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।

${name}
`,
  }),
  'change-email': ({ username, link }) => ({
    subject: `${name}: আপনার নতুন ইমেইল যাচাই করুন`,
    text: `${ofName} একটি অ্যাকাউন্টের নতুন ইমেইল হিসেবে এই ঠিকানা দেওয়া হয়েছে।

অ্যাকাউন্টের ইউজারনেম: ${username}

ঠিকানাটি যাচাই করতে নিচের লিংকটি খুলুন। এরপর অ্যাকাউন্টের সব ইমেইল এখানে আসবে:

${link}

লিংকটি ${verifyHours} ঘণ্টা কাজ করবে, আর মাত্র একবার।

ঠিকানাটি আপনি না দিয়ে থাকলে লিংকটি খুলবেন না। না খুললে কিছুই বদলাবে না।

${name}
`,
  }),
  'password-changed': ({ username, link }) => ({
    subject: `${name}: আপনার পাসওয়ার্ড বদলানো হয়েছে`,
    text: `এইমাত্র ${inName} আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে। অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।

আপনার ইউজারনেম: ${username}

আপনি নিজে বদলে থাকলে কিছু করতে হবে না। আপনি না বদলে থাকলে এখনই নতুন পাসওয়ার্ড দিন:

${link}

${name}
`,
  }),
  'email-changed': ({ username, link }) => ({
    subject: `${name}: আপনার অ্যাকাউন্টের ইমেইল বদলানো হয়েছে`,
    text: `${inName} আপনার অ্যাকাউন্টের ইমেইল বদলে অন্য একটি দেওয়া হয়েছে। অ্যাকাউন্টের ইমেইল আর এখানে আসবে না।

আপনার ইউজারনেম: ${username}

আপনি নিজে বদলে থাকলে কিছু করতে হবে না। আপনি না বদলে থাকলে ইউজারনেম দিয়ে লগ ইন করে এখনই পাসওয়ার্ড বদলান:

${link}

${name}
`,
  }),
}
