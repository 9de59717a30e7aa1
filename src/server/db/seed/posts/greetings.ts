interface Greeting {
  /** Day of each year, `MM-DD` in Dhaka. */
  day: string
  by: string
  text: string
}

/** What is said on feasts and days of remembrance that have a fixed date; those of the last weeks are in the feed. */
export const GREETINGS: readonly Greeting[] = [
  { day: '01-01', by: 'rafiq', text: 'Happy new year. First concert of the year on the first dry Friday. Sleep well until then.' },
  { day: '01-14', by: 'nusrat', text: 'পৌষসংক্রান্তির শুভেচ্ছা। ছাদে ঘুড়ি, হাঁড়িতে পিঠা, গলায় মাফলার। #পৌষসংক্রান্তি' },
  { day: '02-14', by: 'tania', text: 'পয়লা ফাল্গুনের শুভেচ্ছা। হলুদ শাড়ির সঙ্গে গাঁদার মালা থাকলে আর গয়না লাগে না। #ফাল্গুন' },
  { day: '02-21', by: 'imran', text: 'অমর একুশে। ভাষার জন্য যাঁরা প্রাণ দিয়েছেন, তাঁদের শ্রদ্ধা। আজ দোকান খুলবে প্রভাতফেরির পর। #একুশে' },
  { day: '03-08', by: 'ruma', text: 'Women’s Day: twenty-two of us, and today nobody sews. We eat, and the men wash up.' },
  { day: '03-26', by: 'karim', text: 'স্বাধীনতা দিবসের শুভেচ্ছা। বিকেলে প্রীতি ম্যাচ, লাল বনাম সবুজ। #স্বাধীনতা_দিবস' },
  { day: '04-14', by: 'nusrat', text: 'শুভ নববর্ষ! রমনায় দেখা হবে, লাল পাড়ের ভিড়ে যাকে চিনবেন না, তাকেও শুভেচ্ছা দিন। #পয়লা_বৈশাখ' },
  { day: '04-14', by: 'nayan', text: 'Shubho Noboborsho! New ledger, red cover, and sweets at the till for everybody who comes, also for those who owe.' },
  {
    day: '05-01',
    by: 'shahana',
    text: 'May Day. I was an operator once; my chair was a stool. Thank you to everybody who stands at a machine today, and to those who rest.',
  },
  { day: '05-08', by: 'joya', text: 'পঁচিশে বৈশাখ। আজ মহড়া নেই, শুধু গান। রবীন্দ্রনাথ আমাদের মাঝে থাকুন।' },
  { day: '05-25', by: 'biplob', text: 'নজরুলজয়ন্তীর শুভেচ্ছা। বাঁশি আর রণতূর্য, দুটোই আজ বাজুক।' },
  { day: '06-15', by: 'selim', text: 'পয়লা আষাঢ়। প্রথম বৃষ্টি নামল নদীর ওপর, মাঝিরা ভিজেই গান ধরল।' },
  { day: '07-11', by: 'ayesha', text: 'জনসংখ্যা দিবস: প্রতিটি মায়ের পাশে একজন প্রশিক্ষিত মানুষ থাকুক, আজ এটুকুই চাওয়া।' },
  { day: '08-06', by: 'joya', text: 'বাইশে শ্রাবণ। কবির প্রয়াণদিনে আজ সন্ধ্যায় মোমবাতির আলোয় পাঠ।' },
  { day: '09-08', by: 'anwar', text: 'Literacy Day. An old student of mine read me his daughter’s report today. He learned at thirty, she is first in class.' },
  { day: '10-05', by: 'tanvir', text: 'Teachers’ Day. To the one who let me open the school’s only computer, and did not shout: thank you, Sir.' },
  { day: '11-16', by: 'morshed', text: 'পয়লা অগ্রহায়ণ, নবান্নের শুভেচ্ছা। নতুন চালের পায়েস প্রথমে প্রতিবেশীর ঘরে যায়, তারপর নিজের। #নবান্ন' },
  { day: '12-14', by: 'imran', text: 'শহীদ বুদ্ধিজীবী দিবস। তাঁদের লেখা পড়ুন, এর চেয়ে বড় শ্রদ্ধা নেই।' },
  { day: '12-16', by: 'karim', text: 'বিজয় দিবসের শুভেচ্ছা। মাঠে পতাকা, হাতে বল, মুখে গান। #বিজয়_দিবস' },
  { day: '12-16', by: 'mithila', text: 'Victory Day. The flag over our valley was sewn in this workshop, and the green is our own dye.' },
]
