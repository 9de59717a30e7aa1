import { PRODUCT } from '#contract/core/product.ts'
import type { ApplicationWords } from './email-words.ts'

const { name: product } = PRODUCT

/** The e-mails about an application in English. */
export const en: ApplicationWords = {
  stop: 'To stop emails about your applications:',
  decisions: {
    shortlisted: {
      subject: (title) => `You are on the shortlist: ${title}`,
      text: ({ name, title, company, link }) => `Hello ${name},

${company} has put you on the shortlist for “${title}”. They may call or write to you soon, so keep your phone close.

Your application:

${link}

${product}
`,
    },
    rejected: {
      subject: (title) => `About your application: ${title}`,
      text: ({ name, title, company, link }) => `Hello ${name},

${company} has not chosen you for “${title}” this time. Thank you for applying.

Other jobs are open, and your profile is ready for them. Your applications:

${link}

${product}
`,
    },
    hired: {
      subject: (title) => `You are hired: ${title}`,
      text: ({ name, title, company, link }) => `Hello ${name},

Congratulations! ${company} has hired you for “${title}”. They will contact you about what comes next. Never pay for a job, even if you are asked to.

Your application:

${link}

${product}
`,
    },
  },
}
