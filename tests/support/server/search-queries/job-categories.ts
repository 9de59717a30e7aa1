import type { SearchQuery } from './search-query.ts'
import { GARMENT_JOBS } from './what-fits.ts'

/** Categories of jobs of all three levels, in both scripts, one in American spelling. */
export const JOB_CATEGORIES: readonly SearchQuery[] = [
  {
    q: 'garments',
    must: { jobs: ['Garments Quality Inspector'], blogs: ['Reading your payslip, line by line'] },
    fits: { jobs: GARMENT_JOBS },
  },
  { q: 'নির্মাণ', must: { jobs: ['Site Engineer, High-Rise', 'রাজমিস্ত্রি', 'রডমিস্ত্রি'] } },
  { q: 'delivery', must: { jobs: ['ডেলিভারি রাইডার', 'খাবার ডেলিভারি রাইডার'] }, fits: { jobs: /^Truck Driver|^পার্সেল/ } },
  { q: 'ডেটা এন্ট্রি', must: { jobs: ['ডেটা এন্ট্রি অপারেটর'] }, fits: { jobs: /^Data Annotator/ } },
  { q: 'call center', must: { jobs: ['Call Centre Agent (Bangla)', 'কল সেন্টার টিম লিডার'] }, fits: { jobs: /^Chat Support Agent/ } },
  { q: 'microcredit', must: { jobs: ['ক্ষুদ্রঋণ মাঠ কর্মকর্তা', 'শাখা ব্যবস্থাপক (ক্ষুদ্রঋণ)'] } },
  { q: 'আইন', must: { jobs: ['Junior Lawyer', 'আইনি কাগজের টাইপিস্ট'] } },
  { q: 'security guard', must: { jobs: ['নিরাপত্তাকর্মী (পুরুষ ও নারী)', 'নৈশপ্রহরী'] }, fits: { jobs: /^অগ্নিনিরাপত্তা/ } },
  { q: 'মিস্ত্রি', must: { jobs: ['রাজমিস্ত্রি', 'রডমিস্ত্রি'] } },
  { q: 'তাঁতি', must: { jobs: ['তাঁতি (টাঙ্গাইল শাড়ি)', 'Weaver, Backstrap Loom'] } },
  {
    q: 'developer',
    must: { jobs: ['Web Developer, TypeScript', 'Mobile App Developer (Android)', 'ব্যাকএন্ড ডেভেলপার', 'Intern, Web Development'] },
  },
]
