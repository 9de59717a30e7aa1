import type { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import type { JobEducation } from '#contract/jobs/jobs-filter.ts'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'

/** What an applicant of the demo market says of themselves to employers. */
export interface ApplicantSketch {
  username: string
  full_name: string
  phone_number: string
  education: JobEducation
  experience_years: number
  experience: string
  skills: readonly string[]
  /** What their CV is: lines of a PDF, or a photographed paper. */
  cv?: readonly string[] | 'photo'
  applies: readonly ApplicationSketch[]
}

export interface ApplicationSketch {
  /** Title and company of an open job. */
  to: readonly [title: JobCard['title'], company: JobCard['company']]
  state: ApplicationState
  /** It was sent so many days ago, or soon after the job was posted; something was made of it half-way from then to now. */
  days: number
  letter: string
  /** The employer's own. */
  note?: string
  /** What the employer wrote, and what the applicant answered. */
  message?: string
  reply?: string
}

interface AlertSketch {
  name: string
  /** English title of a category of the highest level. */
  category?: string
  question: Omit<AlertQuestion, 'category'>
}

/** Of the job seeker. */
export const ALERTS: readonly AlertSketch[] = [
  { name: 'Events and design in Dhaka', category: 'Design & Creative', question: { division: 'Dhaka' } },
  { name: '', question: { remote: true, min_salary: 20_000 } },
]

export const APPLICANTS: readonly ApplicantSketch[] = [
  {
    username: 'seeker',
    full_name: 'Nadia Islam',
    phone_number: '01711000123',
    education: 'Bachelor',
    experience_years: 2,
    experience: 'Two years as an assistant at a book fair in Dhaka: stalls, volunteers, the programme of the small stage.',
    skills: ['Event planning', 'Illustrator', 'Bangla and English writing', 'Spreadsheets'],
    cv: [
      'Nadia Islam',
      'Event coordinator and designer, Dhaka',
      '01711000123 - seeker@hatkhola.example',
      '',
      'Experience',
      '2024-2026  Assistant coordinator, Falgun Book Fair, Dhaka',
      '           120 stalls, 40 volunteers, one small stage',
      '2023       Intern, poster design, Charu Press',
      '',
      'Education',
      '2023  B.A. in Mass Communication, Dhaka',
      '2018  HSC, Science',
      '',
      'Skills',
      'Event planning, Illustrator, writing in Bangla and English, spreadsheets',
    ],
    applies: [
      {
        to: ['Event Coordinator', 'Buriganga Live'],
        state: 'shortlisted',
        days: 6,
        letter:
          'I have opened a stage at eight in the morning and closed it at midnight, with the same volunteers still smiling. I would like to do that with bands.',
        note: 'Calm on the phone. Ask about night shifts.',
        message: 'Thank you, Nadia. Can you come to Farashganj on Thursday at four? Ask for Rafiq at the gate.',
        reply: 'Thank you! I will be there at four. Shall I bring my posters along?',
      },
      {
        to: ['অনুষ্ঠান সমন্বয়কারী', 'আলপনা উৎসব'],
        state: 'hired',
        days: 9,
        letter: 'বইমেলায় দুই বছর কাজ করেছি। মেলা, মঞ্চ আর মানুষ, তিনটাই ভালো লাগে।',
        note: 'পৌষমেলা দিয়ে শুরু করুক।',
        message: 'অভিনন্দন নাদিয়া! রোববার সকাল দশটায় অফিসে আসুন, কাগজপত্র তৈরি থাকবে।',
      },
      {
        to: ['Graphic Designer', 'Golpata Studio'],
        state: 'rejected',
        days: 8,
        letter: 'My posters hang in three libraries. A few of them are in the CV.',
        note: 'Good eye, but too far away.',
      },
      { to: ['Software Tester', 'Offline First Lab'], state: 'seen', days: 5, letter: 'I break things by using them, and I can say how I did it.' },
      {
        to: ['Social Media Manager', 'Golpata Studio'],
        state: 'sent',
        days: 1,
        letter: 'I kept the page of a book fair for two years and never bought a like.',
      },
      { to: ['Sound Technician', 'Buriganga Live'], state: 'withdrawn', days: 7, letter: '' },
    ],
  },
  {
    username: 'tania-islam',
    full_name: 'Tania Islam',
    phone_number: '01811000234',
    education: 'Master',
    experience_years: 5,
    experience: 'Five years of merchandising for knitwear, two buyers in Spain.',
    skills: ['Costing', 'English', 'Negotiation'],
    cv: 'photo',
    applies: [
      {
        to: ['Senior Merchandiser, European Buyers', 'Shapla Knit Composite'],
        state: 'sent',
        days: 2,
        letter: 'I know both of your buyers, and they know me.',
      },
      { to: ['Event Coordinator', 'Buriganga Live'], state: 'seen', days: 4, letter: 'A shipment is an event with a boat. I would like one with music.' },
    ],
  },
  {
    username: 'imran-hossain',
    full_name: 'ইমরান হোসেন',
    phone_number: '01911000345',
    education: 'HSC',
    experience_years: 3,
    experience: 'তিন বছর বিয়েবাড়ি ও মঞ্চে শব্দযন্ত্র চালিয়েছি।',
    skills: ['মিক্সার', 'মাইক্রোফোন', 'তার মেরামত'],
    applies: [
      { to: ['Sound Technician', 'Buriganga Live'], state: 'shortlisted', days: 5, letter: 'ছোট ঘরে পরিষ্কার শব্দ করতে পারি।', note: 'Brings his own cables!' },
      { to: ['ডেলিভারি রাইডার', 'দোয়েল কুরিয়ার'], state: 'sent', days: 2, letter: 'মোটরসাইকেল ও লাইসেন্স আছে।' },
    ],
  },
  {
    username: 'shathi-barua',
    full_name: 'Shathi Barua',
    phone_number: '01611000456',
    education: 'SSC',
    experience_years: 1,
    experience: 'A year at the end table of a knit factory in Chattogram.',
    skills: ['AQL', 'Plain machine'],
    applies: [
      {
        to: ['Garments Quality Inspector', 'Shapla Knit Composite'],
        state: 'hired',
        days: 3,
        letter: 'I find the loose thread.',
        message: 'Please come on Sunday at eight with your NID. Welcome!',
      },
      { to: ['Sewing Operator (Knit)', 'Shapla Knit Composite'], state: 'withdrawn', days: 6, letter: '' },
    ],
  },
  {
    username: 'rakibul-hasan',
    full_name: 'রাকিবুল হাসান',
    phone_number: '01511000567',
    education: 'SSC',
    experience_years: 0,
    experience: '',
    skills: ['দ্রুত শিখি'],
    applies: [
      { to: ['Sewing Operator (Knit)', 'Shapla Knit Composite'], state: 'sent', days: 1, letter: 'প্রশিক্ষণ নিয়ে কাজ শিখতে চাই।' },
      { to: ['সেলাই হেলপার', 'তুরাগ ডেনিম'], state: 'seen', days: 3, letter: 'গাজীপুরেই থাকি, যেকোনো শিফটে পারব।' },
    ],
  },
  {
    username: 'moumita-dey',
    full_name: 'Moumita Dey',
    phone_number: '01311000678',
    education: 'Bachelor',
    experience_years: 4,
    experience: 'Freelance illustrator: children’s books, posters, two covers a year.',
    skills: ['Watercolour', 'Procreate', 'Bangla lettering'],
    applies: [
      { to: ['অলংকরণশিল্পী', 'আলপনা উৎসব'], state: 'sent', days: 2, letter: 'হাতে আঁকি, সময়মতো দিই।' },
      {
        to: ['Line Supervisor, Sewing', 'Shapla Knit Composite'],
        state: 'rejected',
        days: 4,
        letter: 'I would like to work with many people for once.',
        note: 'An artist. Wrong building.',
      },
    ],
  },
]
