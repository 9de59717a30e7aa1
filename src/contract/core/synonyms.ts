/** Words that mean one thing and neither look nor sound alike, a group between two strokes. What merely sounds alike is found by sounds.ts. */
const GROUPS =
  'চট্টগ্রাম chittagong ctg|যশোর jessore|নওগাঁ naogaon|concert music সংগীত গান|চাকরি job নিয়োগ vacancy|doctor চিকিৎসক|teacher শিক্ষক|driver চালক|festival উৎসব মেলা fair|খাবার food|বই book|স্বাস্থ্য health|nurse সেবিকা|engineer প্রকৌশলী|' +
  'কর্মশালা workshop|প্রশিক্ষণ training|শিক্ষা education|নাটক drama theatre|চলচ্চিত্র film movie cinema|খেলা sports|নৃত্য dance নাচ|প্রদর্শনী exhibition|প্রতিযোগিতা contest competition|সম্মেলন conference|ব্যবসা business বিজনেস|' +
  'প্রযুক্তি technology|কৃষি agriculture|রান্না cooking|chef বাবুর্চি|বিক্রয় sales|হিসাবরক্ষক accountant|নিরাপত্তা security|ব্যবস্থাপক manager|কবিতা poetry আবৃত্তি|আলোকচিত্র photo|ভ্রমণ travel tour|বিশ্ববিদ্যালয় university|বিদ্যালয় school|' +
  'দোকান shop|দর্জি tailor|বৈশাখ নববর্ষ|ঈদ eid|উদ্যোক্তা entrepreneur startup|নারী women|শিশু children|design ডিজাইন|লেখক writer|অনুবাদ translation'

/** Groups of words that mean one thing, as they are spelled. */
export const synonymGroups = (): string[][] => GROUPS.split('|').map((group) => group.split(' '))
