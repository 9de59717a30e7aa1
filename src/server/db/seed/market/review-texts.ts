/** What visitors of past events of the demo market say, by script and stars; an empty text is stars alone. */
interface ReviewSketch {
  stars: number
  text: string
  /** What its organizer answers; absent: nothing. */
  answer?: string
}

/** So that most are content, and not all. */
export const REVIEW_TEXTS: Record<'en' | 'bn', readonly ReviewSketch[]> = {
  en: [
    { stars: 5, text: 'Well organized, started on time, and the sound was clear even in the back rows.', answer: 'Thank you! See you at the next one.' },
    { stars: 4, text: 'Lovely evening with the family. The queue at the gate was a bit long.' },
    { stars: 5, text: '' },
    { stars: 5, text: 'Worth every taka. Friendly volunteers, clean hall, good tea.' },
    {
      stars: 3,
      text: 'The programme was good, but it began forty minutes late and seats were hard to find.',
      answer: 'Sorry about the delay: the sound check took longer than planned. We will open the gate earlier next time.',
    },
    { stars: 4, text: '' },
    { stars: 5, text: 'My children still talk about it.' },
    { stars: 2, text: 'Too crowded for the room, and the fans did not work on our side.' },
  ],
  bn: [
    { stars: 5, text: 'দারুণ আয়োজন, সময়মতো শুরু হয়েছে। পেছনের সারি থেকেও সব পরিষ্কার শোনা গেছে।', answer: 'অনেক ধন্যবাদ! আবার দেখা হবে।' },
    { stars: 5, text: '' },
    { stars: 4, text: 'পরিবার নিয়ে সুন্দর একটা সন্ধ্যা কাটল। গেটে লাইনটা একটু লম্বা ছিল।' },
    { stars: 5, text: 'টাকা উসুল। স্বেচ্ছাসেবকেরা খুব আন্তরিক ছিলেন।' },
    { stars: 4, text: '' },
    {
      stars: 3,
      text: 'অনুষ্ঠান ভালো ছিল, তবে প্রায় আধা ঘণ্টা দেরিতে শুরু হয়েছে।',
      answer: 'দেরির জন্য দুঃখিত। পরেরবার সময়ের দিকে আরও খেয়াল রাখব।',
    },
    { stars: 5, text: 'বাচ্চারা এখনো গল্প করছে।' },
    { stars: 2, text: 'ঘরের তুলনায় মানুষ অনেক বেশি ছিল, গরমে বসা কঠিন হয়েছে।' },
  ],
}
