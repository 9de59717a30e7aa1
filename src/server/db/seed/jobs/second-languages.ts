import type { JobSketch } from './job-sketch.ts'

type SecondLanguage = Pick<JobSketch, 'title' | 'lead' | 'work' | 'wants'>

/** Jobs of the market whose employers describe them in both languages, by their title: the same in the other one. */
export const JOBS_IN_SECOND_LANGUAGES: Readonly<Record<string, SecondLanguage>> = {
  'Sewing Operator (Knit)': {
    title: 'সেলাই অপারেটর (নিট)',
    lead: 'দুই সপ্তাহ পর চল্লিশ মেশিনের নতুন লাইন চালু হচ্ছে, সব আসন খালি।',
    work: ['প্লেইন ও ওভারলক মেশিনে টি-শার্ট ও পোলো শার্ট সেলাই', 'লাইনের লক্ষ্যমাত্রা ধরে রাখা', 'মেশিনে সমস্যা হলে সঙ্গে সঙ্গে সুপারভাইজারকে জানানো'],
    wants: ['মেশিনে ছয় মাসের অভিজ্ঞতা, অথবা আমাদের তিন সপ্তাহের প্রশিক্ষণ', 'বয়স অন্তত ১৮ বছর, সঙ্গে জাতীয় পরিচয়পত্র বা জন্মনিবন্ধন'],
  },
  'Call Centre Agent (Bangla)': {
    title: 'কল সেন্টার এজেন্ট (বাংলা)',
    lead: 'একটি মোবাইল ব্যাংকের গ্রাহকেরা মানুষের সঙ্গে কথা বলতে চান। সে জন্য পঞ্চাশটি আসন।',
    work: ['ফোন ধরা এবং গ্রাহক কী জানতে চাইলেন তা লিখে রাখা', 'নিজে সমাধান করতে না পারলে অন্যকে দেওয়া'],
    wants: ['প্রমিত বাংলায় পরিষ্কার উচ্চারণ', 'পালা করে কাজ, সপ্তাহে দুই রাত'],
  },
  'Secondary Teacher, Mathematics': {
    title: 'গণিতের মাধ্যমিক শিক্ষক',
    lead: 'অষ্টম থেকে দশম শ্রেণি, প্রতি শ্রেণিতে ত্রিশজন শিক্ষার্থী।',
    work: ['সপ্তাহে বাইশটি ক্লাস', 'যারা পিছিয়ে পড়েছে তাদের জন্য আরও এক ঘণ্টা'],
    wants: ['গণিতে স্নাতক', 'এনটিআরসিএ নিবন্ধন'],
  },
  'ডেটা এন্ট্রি অপারেটর': {
    title: 'Data Entry Operator',
    lead: 'Four hours a day from home, typing in Bangla and English.',
    work: ['Type what stands in old papers', 'Check it against the papers at the end of the day'],
    wants: ['30 words a minute in Bangla', 'A computer and internet of your own'],
  },
  'সেলাই হেলপার': {
    title: 'Sewing Helper',
    lead: 'You need no experience, and can become an operator after three months.',
    work: ['Hand cut pieces to the operators', 'Trim threads and fold', 'Keep the workplace clean'],
    wants: ['Aged 18 or above', 'An NID or birth certificate'],
  },
  হিসাবরক্ষক: {
    title: 'Accountant',
    lead: 'You bring the accounts of eight branches together.',
    work: ['Enter the transactions of each day', 'Write the report at the end of each month', 'Prepare the papers for the audit'],
    wants: ['A degree in accounting', 'Tally or similar software'],
  },
}
