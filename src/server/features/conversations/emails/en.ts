import { PRODUCT } from '#contract/core/product.ts'
import type { MessageWords } from './email-words.ts'

const { name: product } = PRODUCT
const support = `The ${product} support team`
const theirs = `These are their words, not ours. ${product} never asks you for a password or a PIN.`

/** The e-mails about unread messages in English. */
export const en: MessageWords = {
  subject: ({ from, title, count }) => {
    const many = count === 1 ? 'A message' : `${count} messages`
    return `${many} from ${from || `the ${product} support team`}${title ? `: ${title}` : ''}`
  },
  text: ({ name, from, title, words, link, count }) => `Hello ${name},

${from || support} sent you ${count === 1 ? 'a message' : `${count} messages`}${title ? ` about “${title}”` : ''} that you have not read yet:

${words}

Read and reply:

${link}
`,
  caution: {
    event: theirs,
    order: theirs,
    application: `${theirs} You never need to pay for a job.`,
    support: `${product} never asks you for a password or a PIN.`,
  },
  meeting: (when, where) => `Interview: ${when}, ${where}`,
  picture: '(a picture: open the conversation to see it)',
  more: (count) => (count === 1 ? '(1 older message)' : `(${count} older messages)`),
  noName: 'Someone',
  stop: 'To stop emails about unread messages:',
}
