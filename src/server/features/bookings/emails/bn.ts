import { PRODUCT } from '#contract/core/product.ts'
import type { BookingWords } from './booking-words.ts'

/** The e-mails about bookings in Bangla. */
export const bn: BookingWords = {
  letters: {
    'booking-accepted': {
      subject: ({ number }) => `বুকিং ${number} গ্রহণ করা হয়েছে: নিশ্চিত করতে পেমেন্ট করুন`,
      text: ({ name, online, due }) => `${name} আপনার অনুরোধ গ্রহণ করেছেন। বুকিং নিশ্চিত করতে ${due}-এর মধ্যে ${online} পেমেন্ট করুন। সময়মতো পেমেন্ট না হলে বুকিং হবে না।`,
    },
    'booking-confirmed': {
      subject: ({ number }) => `বুকিং ${number} নিশ্চিত হয়েছে`,
      text: ({ name }) => `${name}-এর কাছে আপনার বুকিং নিশ্চিত হয়েছে।`,
    },
    'booking-declined': {
      subject: ({ number }) => `বুকিং ${number} গ্রহণ করা হয়নি`,
      text: ({ name }) => `${name} আপনার অনুরোধ নিতে পারছেন না। কোনো বুকিং হয়নি। অন্য সময় চাইতে পারেন, বা অন্য কাউকে বেছে নিতে পারেন।`,
    },
    'booking-offered': {
      subject: ({ number }) => `বুকিং ${number}: নতুন প্রস্তাব`,
      text: ({ name, due }) => `${name} আপনাকে অন্য সময় বা দাম জানিয়েছেন। ${due}-এর মধ্যে সিদ্ধান্ত নিন।`,
    },
    'booking-lapsed': {
      subject: ({ number }) => `বুকিং ${number}: সময় পেরিয়ে গেছে`,
      text: () => 'সময়মতো উত্তর বা পেমেন্ট আসেনি, তাই কোনো বুকিং হয়নি। তবু টাকা কেটে থাকলে ফেরত পাবেন।',
    },
    'booking-cancelled': {
      subject: ({ number }) => `বুকিং ${number} বাতিল হয়েছে`,
      text: ({ name }) => `${name}-এর কাছে আপনার বুকিং বাতিল হয়েছে। অনলাইনে কিছু দিয়ে থাকলে ১০ দিনের মধ্যে সব ফেরত পাবেন, যেভাবে পেমেন্ট করেছিলেন সেভাবেই।`,
    },
    'booking-proposed': {
      subject: ({ number }) => `বুকিং ${number}: অন্য সময়ে হবে?`,
      text: ({ name, proposed }) => `${name} অন্য সময় চেয়েছেন: ${proposed}। রাজি হতে পারেন, বা আগের সময়ই রাখতে পারেন। ১২ ঘণ্টার মধ্যে উত্তর না দিলে আগের সময়ই থাকবে।`,
    },
    'booking-moved': {
      subject: ({ number }) => `বুকিং ${number}-এর সময় বদলেছে`,
      text: ({ name, when }) => `${name}-এর কাছে আপনার বুকিং এখন ${when}।`,
    },
    'booking-missed': {
      subject: ({ number }) => `বুকিং ${number}: আপনি কি যাননি?`,
      text: ({ name }) => `${name} জানিয়েছেন, আপনি আসেননি। কথাটি ঠিক না হলে ৪৮ ঘণ্টার মধ্যে আপত্তি জানান; হাটখোলা সিদ্ধান্ত দেবে।`,
    },
    'booking-done': {
      subject: ({ number }) => `বুকিং ${number}-এর কাজ শেষ`,
      text: ({ name }) => `${name}-এর কাছে আপনার বুকিংয়ের কাজ শেষ। কেমন লাগল? ৩০ দিনের মধ্যে রিভিউ লিখতে পারেন।`,
    },
    'booking-refunded': {
      subject: ({ number }) => `বুকিং ${number}: টাকা ফেরত`,
      text: () => 'আপনার বুকিংয়ের টাকা ফেরত দেওয়া হয়েছে, যেভাবে পেমেন্ট করেছিলেন সেভাবেই। ব্যাংকে দেখাতে কয়েক কর্মদিবস লাগতে পারে।',
    },
    'work-asked': {
      subject: ({ title }) => `নতুন অনুরোধ: ${title}`,
      text: ({ name, due }) => `${name} আপনার কাছে এই কাজ চেয়েছেন। ${due}-এর মধ্যে গ্রহণ করুন, ফিরিয়ে দিন, অথবা নতুন প্রস্তাব দিন। এরপর অনুরোধটি আর থাকবে না।`,
    },
    'work-booked': {
      subject: ({ title, when }) => `নতুন বুকিং: ${title}, ${when}`,
      text: ({ name }) => `${name} আপনাকে বুক করেছেন।`,
    },
    'work-answered': {
      subject: ({ number }) => `বুকিং ${number}: ক্রেতা রাজি হয়েছেন`,
      text: ({ name }) => `আপনার প্রস্তাবে ${name} রাজি হয়েছেন।`,
    },
    'work-withdrawn': {
      subject: ({ number }) => `অনুরোধ ${number} তুলে নেওয়া হয়েছে`,
      text: ({ name }) => `${name} অনুরোধ তুলে নিয়েছেন। আপনাকে কিছু করতে হবে না।`,
    },
    'work-cancelled': {
      subject: ({ number }) => `বুকিং ${number} বাতিল হয়েছে`,
      text: ({ name }) => `${name}-এর বুকিং বাতিল হয়েছে। এই সময়ে আবার অন্যরা বুক করতে পারবেন।`,
    },
    'work-proposed': {
      subject: ({ number }) => `বুকিং ${number}: অন্য সময়ে হবে?`,
      text: ({ name, proposed }) => `${name} অন্য সময় চেয়েছেন: ${proposed}। রাজি হতে পারেন, বা আগের সময়ই রাখতে পারেন। ১২ ঘণ্টার মধ্যে উত্তর না দিলে আগের সময়ই থাকবে।`,
    },
    'work-missed': {
      subject: ({ number }) => `বুকিং ${number}: আপনি কি যাননি?`,
      text: ({ name }) => `${name} জানিয়েছেন, আপনি আসেননি। কথাটি ঠিক না হলে ৪৮ ঘণ্টার মধ্যে আপত্তি জানান; হাটখোলা সিদ্ধান্ত দেবে।`,
    },
    'work-lapsed': {
      subject: ({ number }) => `বুকিং ${number}: সময় পেরিয়ে গেছে`,
      text: ({ name }) => `${name}-এর অনুরোধে সময়মতো উত্তর বা পেমেন্ট আসেনি। এই সময়ে আবার অন্যরা বুক করতে পারবেন।`,
    },
    'booking-tomorrow': {
      subject: ({ title, when }) => `সামনেই আছে: ${title}, ${when}`,
      text: ({ name, when }) => `${name}-এর সঙ্গে আপনার বুকিং শুরু ${when}।`,
    },
    'booking-soon': {
      subject: ({ title }) => `একটু পরেই: ${title}`,
      text: ({ name, when }) => `${name}-এর সঙ্গে আপনার বুকিং দুই ঘণ্টার মধ্যে শুরু: ${when}।`,
    },
  },
  booking: ({ number, title, when, where, price, online, link }) =>
    [
      `${title}\nবুকিং ${number}`,
      [when && `কখন: ${when}`, where && `কোথায়: ${where}`].filter(Boolean).join('\n'),
      [price && `দাম: ${price}`, online && `অনলাইনে দিতে হবে: ${online}`].filter(Boolean).join('\n'),
      link,
      `${PRODUCT.nameBangla}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  stop: 'বুকিং মনে করিয়ে দেওয়ার ইমেইল বন্ধ করতে:',
}
