import type { BlogSketch } from './blog-sketch.ts'

type SecondLanguage = Pick<BlogSketch, 'title' | 'summary' | 'text'>

/** Articles whose authors wrote them in both languages, by their title: the same in the other one. */
export const BLOGS_IN_SECOND_LANGUAGES: Readonly<Record<string, SecondLanguage>> = {
  'গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম': {
    title: 'The QR on your ticket: how to walk straight in',
    summary: 'There is no signal on the field, and phones run out of battery. Five minutes at home save you the wait at the gate.',
    text: `The music starts at six, and two hundred and fifty people stand before the gate. The one in front holds the phone up and looks for a signal; the one behind looks for a screenshot. I have run events for twelve years: most of the time at a gate goes into searching a phone. A scan takes two seconds.

## What the QR says

The code holds neither your name nor your address. It holds the number of the ticket and a digital signature that cannot be copied. The phone at the gate checks that signature, then whether this ticket has been used already. Both work without internet. So a field without signal is no problem, as long as the ticket is on your phone.

## Before you leave

1. Open the ticket once. It then stays on the phone.
2. Switch to airplane mode and open it again. If it opens now, it opens at the gate.
3. If one phone holds four tickets, send the others theirs before they leave.
4. Low battery? Put a screenshot on another phone, or print the ticket. Black and white will do.

## At the gate

Turn the screen as bright as it gets. A dim screen in the sun is the most common trouble, because the camera cannot read it. If the glass is cracked, tilt it a little. Do not cover the code with a finger; the white border around it belongs to it as well.

> When one ticket is shown twice, the second person is stopped. The scanner does not know who bought it.

### Keep the code to yourself

Some people post a photo of their ticket, code and all. Whoever takes that photo to the gate first gets in. If you want to post it, cover the code.

## If it does not match

When the scanner turns red, step aside and let the line move on. With three things the organizer finds you in a minute: the order number, the name it was bought under, and the time of payment.

### With an older guest

Print the ticket and give it to them on paper. Ask at the gate for a seat to wait on; most organizers have one.

Last, come half an hour early. More people arrive in the last fifteen minutes than in the hour before.`,
  },
  'Your first CV: one page that somebody will read': {
    title: 'প্রথম সিভি: এক পাতা, যা কেউ একজন পড়বেন',
    summary: 'একটা সিভিতে নিয়োগদাতা প্রথমে আট সেকেন্ড চোখ রাখেন। কোথায় কী লিখবেন, কোন বাক্য রাখবেন আর কোনটা কাটবেন, তা নিয়ে এই লেখা।',
    text: `সপ্তাহে প্রায় দুইশো সিভি খুলি। প্রতিটিই পছন্দ করতে চাই, কারণ একটি ভালো সিভিতেই আমার খোঁজা শেষ হয়। তবু বেশির ভাগ মাঝপথে রেখে দিই, নম্বর কম বলে নয়। রেখে দিই, কারণ মানুষটি **কী করেছেন** তা খুঁজে পাই না।

আগে চাকরি করেননি বলে ভাবছেন লেখার কিছু নেই? চলুন আবার দেখি।

## পাতায় যা থাকবে

### নাম, ফোন, ই-মেইল, এলাকা

সবার ওপরে চার লাইন। ই-মেইলে নিজের নাম রাখুন। পুরো ঠিকানা লাগে না, এলাকার নামই যথেষ্ট। ধর্ম, রক্তের গ্রুপ, বাবার পেশা লিখবেন না। ছবি দেবেন শুধু বিজ্ঞপ্তিতে চাইলে।

### নিজেকে নিয়ে দুই লাইন

আপনি কে, আর সোমবার থেকেই কী করতে পারবেন, তা লিখুন:

> রংপুরের হিসাববিজ্ঞানের স্নাতক। দুই বছর মামার ওষুধের দোকানের হিসাব এক্সেলে রেখেছি, প্রতি মাসে মজুত গুনেছি।

এমন মানুষকে আমি আজই ফোন করব।

### যা করেছেন

এটাই আসল অংশ। চাকরি থাকলে আগে সেটা। না থাকলে, যে কাজে অন্যরা আপনার ওপর ভরসা করেছেন:

- টিউশনি: কতজন, কোন শ্রেণি, ফল কী,
- পরিবারের দোকান বা জমির কাজ,
- আয়োজন: সাংস্কৃতিক সপ্তাহ, রক্তদান, ক্রিকেট কাপ,
- স্বেচ্ছাসেবা, এক দিনের হলেও।

প্রতিটির জন্য **এক লাইন, যেখানে একটা কাজ আর একটা সংখ্যা আছে**। “অষ্টম শ্রেণির ছয়জনকে গণিত পড়িয়েছি, পাঁচজন এ পেয়েছে।” সংখ্যা দেখলে পাঠক থামেন।

### শিক্ষা ও দক্ষতা

সবশেষ ডিগ্রি আগে, তিন লাইনে। দক্ষতায় শুধু তা-ই লিখুন, যা কাল সকালে পরীক্ষা নেওয়া যায়। “এমএস অফিস” কিছু বলে না; “এক্সেল: পিভট টেবিল” বলে।

## যা কেটে দেবেন

1. “পরিশ্রমী, সৎ ও সময়নিষ্ঠ।” কাগজে সবাই তা-ই।
2. যে শখের কথা কাজে লাগে না।
3. একই কথা দুবার।

পাঠানোর আগে একজনকে পড়তে দিন। আট সেকেন্ড পর কাগজটা সরিয়ে জিজ্ঞেস করুন, কী মনে আছে। যা মনে আছে, নিয়োগদাতাও তা-ই মনে রাখবেন।`,
  },
}
