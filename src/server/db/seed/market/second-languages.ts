/** Events of the market whose sellers describe them in both languages, by their title: title and text in the other one. */
export const SECOND_LANGUAGES: Readonly<Record<string, { title: string; text: string }>> = {
  'Open Rapid Chess, Seven Rounds': {
    title: 'উন্মুক্ত র‍্যাপিড দাবা: সাত রাউন্ড',
    text: 'সারা দিনে সাতটি খেলা, প্রতি খেলায় একজনের হাতে পনেরো মিনিট। নতুন খেলোয়াড়ও আসতে পারেন: প্রথম রাউন্ডে সমান মানের প্রতিপক্ষ দেওয়া হয়।',
  },
  'Lamps on the River: an Evening of Light': {
    title: 'নদীতে প্রদীপ ভাসানোর সন্ধ্যা',
    text: 'সূর্য ডোবার পর সবাই মিলে নদীতে প্রদীপ ভাসানো হবে। প্রদীপ ঘাটেই পাওয়া যাবে; শিশুদের জন্য আলাদা জায়গা আছে।',
  },
  'Under-17 Gold Cup Football, Mymensingh Final': {
    title: 'অনূর্ধ্ব-১৭ গোল্ড কাপ ফুটবল: ময়মনসিংহ ফাইনাল',
    text: 'জেলার সেরা দুই স্কুল দলের ফাইনাল। খেলা শুরুর এক ঘণ্টা আগে গেট খুলবে, স্কুলের পরিচয়পত্র থাকলে গ্যালারিতে আলাদা সারি।',
  },
  'Plant a Thousand Trees in Khulna': {
    title: 'খুলনায় এক হাজার গাছ লাগাই',
    text: 'চারা, কোদাল ও পানি আমরা দেব। সকাল থেকে দুপুর পর্যন্ত কাজ, তারপর একসঙ্গে খাওয়া। প্রতিটি গাছের দেখভাল করবে পাশের স্কুল।',
  },
  'রাতের ব্যাডমিন্টন টুর্নামেন্ট': {
    title: 'Night Badminton Tournament',
    text: 'Doubles under floodlights, in two groups: beginners and everyone else. Shuttlecocks and tea are included; bring your own racket.',
  },
  'ঘরে বসে কাচ্চি: রান্নার ক্লাস': {
    title: 'Kacchi at Home: a Cooking Class',
    text: 'Mutton, potatoes, rice and patience. You cook along from your own kitchen, one step at a time; the shopping list comes two days before.',
  },
  'পাঠচক্র: পথের পাঁচালী': {
    title: 'Reading Circle: Pather Panchali',
    text: 'We read the novel together, a chapter each, and talk about it. You need not have read it before; copies are at the door.',
  },
  'যাত্রাপালা: রূপবান': {
    title: 'Jatra Theatre: Rupban',
    text: 'The old tale of Rupban, played all night on an open stage with live harmonium and dhol. Seats are on mats; chairs stand behind them.',
  },
}
