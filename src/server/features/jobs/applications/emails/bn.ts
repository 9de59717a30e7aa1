import { PRODUCT } from '#contract/core/product.ts'
import type { ApplicationWords } from './email-words.ts'

const { nameBangla: product } = PRODUCT

/** The e-mails about an application in Bangla. */
export const bn: ApplicationWords = {
  stop: 'আবেদনের খবর ইমেইলে পাওয়া বন্ধ করতে:',
  decisions: {
    shortlisted: {
      subject: (title) => `আপনি বাছাই তালিকায় আছেন: ${title}`,
      text: ({ name, title, company, link }) => `${name},

“${title}” পদের জন্য ${company} আপনাকে বাছাই তালিকায় রেখেছে। তারা শিগগিরই ফোন বা মেসেজ করতে পারে, তাই ফোনটি কাছে রাখুন।

আপনার আবেদন:

${link}

${product}
`,
    },
    rejected: {
      subject: (title) => `আপনার আবেদনের খবর: ${title}`,
      text: ({ name, title, company, link }) => `${name},

“${title}” পদের জন্য ${company} এবার আপনাকে বেছে নেয়নি। আবেদন করার জন্য ধন্যবাদ।

আরও অনেক চাকরির খবর আছে, আর আপনার প্রোফাইল তৈরিই আছে। আপনার আবেদনগুলো:

${link}

${product}
`,
    },
    hired: {
      subject: (title) => `আপনি চাকরিটি পেয়েছেন: ${title}`,
      text: ({ name, title, company, link }) => `${name},

অভিনন্দন! ${company} জানিয়েছে, “${title}” পদে আপনাকে নেওয়া হয়েছে। এরপর কী করতে হবে, তা তারাই আপনাকে জানাবে। চাকরির জন্য কাউকে টাকা দিতে হয় না; কেউ চাইলে দেবেন না।

আপনার আবেদন:

${link}

${product}
`,
    },
  },
}
