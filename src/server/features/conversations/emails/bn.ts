import { formatterFor } from '#contract/core/format.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { MessageWords } from './email-words.ts'

const { nameBangla: product } = PRODUCT
const { number } = formatterFor('bn')
const support = `${product} সাপোর্ট টিম`
const theirs = `কথাগুলো তাঁদের, আমাদের নয়। ${product} কখনো আপনার পাসওয়ার্ড বা পিন চায় না।`

/** The e-mails about unread messages in Bangla. */
export const bn: MessageWords = {
  subject: ({ from, title, count }) => `${from || support}: ${number(count)}টি মেসেজ${title ? ` (${title})` : ''}`,
  text: ({ name, from, title, words, link, count }) => `${name},

${title ? `“${title}” নিয়ে ` : ''}${from || support} আপনাকে ${number(count)}টি মেসেজ পাঠিয়েছে, যা এখনো পড়া হয়নি:

${words}

পড়ুন ও উত্তর দিন:

${link}
`,
  caution: {
    event: theirs,
    order: theirs,
    application: `${theirs} চাকরির জন্য কাউকে টাকা দিতে হয় না।`,
    support: `${product} কখনো আপনার পাসওয়ার্ড বা পিন চায় না।`,
  },
  meeting: (when, where) => `ইন্টারভিউ: ${when}, ${where}`,
  picture: '(একটি ছবি: দেখতে আলাপটি খুলুন)',
  more: (count) => `(আরও ${number(count)}টি পুরোনো মেসেজ)`,
  noName: 'একজন',
  stop: 'না পড়া মেসেজের ইমেইল বন্ধ করতে:',
}
