/**
 * Words that mean one thing, a group between two strokes: in both languages, as they are borrowed into Bangla, and as Bangla is typed in Latin letters
 * where sounds.ts does not hear them alike. Each stands for itself and what begins with it, so none begins words of another meaning.
 */
const GROUPS =
  'চট্টগ্রাম chittagong ctg|যশোর jessore|নওগাঁ naogaon|concert কনসার্ট music মিউজিক সংগীত গান gaan|চাকরি job নিয়োগ vacancy|doctor ডাক্তার চিকিৎসক|teacher শিক্ষক টিচার|driver চালক ড্রাইভার|' +
  'festival উৎসব মেলা mela fair ফেস্টিভ্যাল|বইমেলা boimela bookfair|খাবার food|বই book boi|স্বাস্থ্য health|nurse নার্স সেবিকা|engineer প্রকৌশলী ইঞ্জিনিয়ার|কর্মশালা workshop ওয়ার্কশপ|' +
  'প্রশিক্ষণ training ট্রেনিং|শিক্ষা education|নাটক drama theatre থিয়েটার মঞ্চনাটক|চলচ্চিত্র film movie cinema সিনেমা|খেলা khela sports|নৃত্য dance নাচ|প্রদর্শনী exhibition|প্রতিযোগিতা contest competition|' +
  'সম্মেলন conference|ব্যবসা business বিজনেস বাণিজ্য banijjo|প্রযুক্তি technology টেকনোলজি|কৃষি agriculture|রান্না cooking|chef শেফ বাবুর্চি|বিক্রয় sales|হিসাবরক্ষক accountant|নিরাপত্তা security|' +
  'ব্যবস্থাপক manager ম্যানেজার|কবিতা poetry আবৃত্তি|আলোকচিত্র photo ফটো|ভ্রমণ travel tour ট্যুর|বিশ্ববিদ্যালয় university ইউনিভার্সিটি|বিদ্যালয় school স্কুল|দোকান shop|দর্জি tailor|' +
  'বৈশাখ নববর্ষ biju|ঈদ eid|উদ্যোক্তা entrepreneur startup|নারী women|শিশু children|design ডিজাইন|লেখক writer|অনুবাদ translation|টিকিট টিকেট ticket|ইলিশ hilsa|রিকশা rickshaw|' +
  'সংস্কৃতি সাংস্কৃতিক culture|কুরিয়ার courier|মিস্ত্রি রাজমিস্ত্রি রডমিস্ত্রি mason|ঘুড়ি kite'

/** Groups of words that mean one thing, as they are spelled. */
export const synonymGroups = (): string[][] => GROUPS.split('|').map((group) => group.split(' '))
