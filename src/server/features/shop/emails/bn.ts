import { PRODUCT } from '#contract/core/product.ts'
import type { ShopWords } from './shop-words.ts'

/** The e-mails about orders of goods in Bangla. */
export const bn: ShopWords = {
  letters: {
    'shop-accepted': {
      subject: ({ number }) => `অর্ডার ${number} গ্রহণ করা হয়েছে`,
      text: ({ name, by }) => `${name} আপনার অর্ডার গ্রহণ করেছেন। ${by}-এর মধ্যে ডেলিভারির জন্য হস্তান্তর করবেন।`,
    },
    'shop-sent': {
      subject: ({ number }) => `অর্ডার ${number} পথে আছে`,
      text: ({ name, by }) => `${name} আপনার পার্সেল পাঠিয়েছেন। ${by}-এর মধ্যে ডেলিভারি হবে। পার্সেল হাতে পাওয়ার পরই কোডটি রাইডারকে বলুন।`,
    },
    'shop-ready': {
      subject: ({ number }) => `অর্ডার ${number} নেওয়ার জন্য তৈরি`,
      text: ({ name }) => `${name}-এর কাছে আপনার অর্ডার তৈরি আছে। নেওয়ার সময় আপনার কোড দেখান।`,
    },
    'shop-delivered': {
      subject: ({ number }) => `অর্ডার ${number} ডেলিভারি হয়েছে`,
      text: ({ name }) => `আপনার পার্সেল ডেলিভারি হয়েছে বলে লেখা হয়েছে। না পেয়ে থাকলে বা কোনো সমস্যা থাকলে ৭ দিনের মধ্যে ${name}-কে জানান।`,
    },
    'shop-cancelled': {
      subject: ({ number }) => `অর্ডার ${number} বাতিল হয়েছে`,
      text: () => 'আপনার অর্ডার বাতিল হয়েছে। অনলাইনে পেমেন্ট করে থাকলে ১০ দিনের মধ্যে টাকা ফেরত পাবেন, যেভাবে পেমেন্ট করেছিলেন সেভাবেই।',
    },
    'shop-not-taken': {
      subject: ({ number }) => `অর্ডার ${number}: পার্সেল নেওয়া হয়নি`,
      text: ({ name }) => `আপনার পার্সেল নেওয়া হয়নি বলে লেখা হয়েছে এবং ${name}-এর কাছে ফেরত যাচ্ছে। এটি ঠিক না হলে এখনই তাঁকে জানান।`,
    },
    'shop-late': {
      subject: ({ number }) => `অর্ডার ${number}: দেরি হচ্ছে`,
      text: ({ name }) => `আইনে বেঁধে দেওয়া সময়ের মধ্যে ${name} অর্ডারটি দেননি। এখন বাতিল করতে পারেন; পেমেন্ট করে থাকলে পুরো টাকা ফেরত পাবেন।`,
    },
    'shop-sale': {
      subject: ({ number }) => `নতুন অর্ডার ${number}`,
      text: ({ name, by }) => `${name} আপনার শপ থেকে অর্ডার করেছেন। অর্ডারটি গ্রহণ করুন এবং ${by}-এর মধ্যে ডেলিভারির জন্য হস্তান্তর করুন।`,
    },
    'shop-sale-cancelled': {
      subject: ({ number }) => `অর্ডার ${number} বাতিল হয়েছে`,
      text: ({ name }) => `${name}-এর অর্ডার বাতিল হয়েছে। কিছু পাঠাবেন না; আগেই পাঠিয়ে থাকলে তা ফেরত আসবে।`,
    },
    'shop-sale-delivered': {
      subject: ({ number }) => `অর্ডার ${number} ডেলিভারি হয়েছে`,
      text: ({ name }) => `${name} পার্সেল পেয়েছেন। কোনো অভিযোগ না থাকলে ৭ দিন পর অর্ডার সম্পন্ন হবে।`,
    },
    'shop-sale-due': {
      subject: ({ number }) => `অর্ডার ${number} ২৪ ঘণ্টার মধ্যে হস্তান্তর করুন`,
      text: ({ name, by }) => `${name}-এর অর্ডার ${by}-এর মধ্যে ডেলিভারির জন্য হস্তান্তর করতে হবে। এরপর ক্রেতা যেকোনো সময় বাতিল করতে পারবেন।`,
    },
    'shop-sale-late': {
      subject: ({ number }) => `অর্ডার ${number}: দেরি হচ্ছে`,
      text: ({ name }) => `${name}-এর অর্ডারে আইনে বেঁধে দেওয়া সময় পেরিয়ে গেছে; ক্রেতা যেকোনো সময় বাতিল করতে পারেন। এখনই হস্তান্তর করুন, অথবা বাতিল করুন।`,
    },
  },
  order: ({ number, lines, total, link }) => `অর্ডার ${number}

${lines}

মোট: ${total}

${link}

${PRODUCT.nameBangla}
`,
}
