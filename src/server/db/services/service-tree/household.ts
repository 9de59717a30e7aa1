import type { ServiceBranches } from './service-tree.ts'

/** What is done for a home, for those who live in it, and for their feasts. */
export const HOUSEHOLD: ServiceBranches = {
  'Home Repairs | বাড়ি মেরামত': [
    'Plumbing | পানির লাইন ও স্যানিটারি',
    'Electrical Work | বিদ্যুতের কাজ',
    'Carpentry | কাঠের কাজ',
    'Painting | রঙের কাজ',
    'Masonry & Tiles | রাজমিস্ত্রি ও টাইলস',
    'Doors, Locks & Grills | দরজা, তালা ও গ্রিল',
    'AC, Fridge & Appliances | এসি, ফ্রিজ ও যন্ত্রপাতি',
  ],
  'Cleaning & Pest Control | পরিষ্কার ও পোকামাকড় দমন': [
    'House Cleaning | ঘর পরিষ্কার',
    'Sofa & Carpet Cleaning | সোফা ও কার্পেট পরিষ্কার',
    'Water Tank Cleaning | পানির ট্যাংক পরিষ্কার',
    'Kitchen & Bath Cleaning | রান্নাঘর ও বাথরুম পরিষ্কার',
    'Pest Control | পোকামাকড় দমন',
  ],
  'Cooking & Catering | রান্না ও কেটারিং': [
    'Cooks at Home | বাড়িতে বাবুর্চি',
    'Catering | কেটারিং',
    'Cakes to Order | ফরমায়েশি কেক',
    'Lunch Boxes | টিফিন ও লাঞ্চবক্স',
    'Cooking Lessons | রান্না শেখা',
  ],
  'Health & Nursing | স্বাস্থ্য ও সেবা': [
    'Doctors | ডাক্তার',
    'Nursing at Home | বাড়িতে নার্স',
    'Physiotherapy | ফিজিওথেরাপি',
    'Food & Nutrition | খাদ্য ও পুষ্টি',
    'Mental Health | মানসিক স্বাস্থ্য',
    'Tests at Home | বাড়ি থেকে নমুনা সংগ্রহ',
    'Care of the Elderly | প্রবীণদের দেখাশোনা',
  ],
  'Beauty & Hair | রূপচর্চা ও চুল': [
    'Hair & Beard | চুল ও দাড়ি',
    'Facials & Skin | ফেসিয়াল ও ত্বক',
    'Bridal Make-up | বউ সাজানো',
    'Mehndi | মেহেদি',
    'Beauty at Home | বাড়িতে বিউটি সেবা',
  ],
  'Tailoring & Laundry | সেলাই ও ধোলাই': [
    'Clothes to Measure | মাপে পোশাক তৈরি',
    'Alterations | পোশাক ঠিক করা',
    'Embroidery & Block Print | সুচিকর্ম ও ব্লক প্রিন্ট',
    'Laundry & Ironing | ধোলাই ও ইস্তিরি',
    'Shoe & Bag Repair | জুতা ও ব্যাগ মেরামত',
  ],
  'Weddings & Celebrations | বিয়ে ও অনুষ্ঠান': [
    'Wedding Planning | বিয়ের আয়োজন',
    'Stage & Flowers | মঞ্চ ও ফুলের সাজ',
    'Event Photography | অনুষ্ঠানের ছবি তোলা',
    'Sound & Lights | সাউন্ড ও আলোকসজ্জা',
    'Hosts & Performers | উপস্থাপক ও শিল্পী',
    'Halls & Tents | হল ও প্যান্ডেল',
  ],
  'Family & Community | পরিবার ও সমাজ': [
    'Child Care | শিশুর দেখাশোনা',
    'Quran Lessons | কুরআন শেখা',
    'Prayers & Rites | দোয়া, পূজা ও আচার',
    'Marriage Registration | বিয়ে নিবন্ধন',
    'Qurbani Help | কোরবানির কাজ',
  ],
}
