import type { ShopSketch } from './product-sketch.ts'

/** What an organizer of festivals sells beside her events. */
export const CELEBRATING: readonly ShopSketch[] = [
  {
    seller: 'nusrat',
    options: [
      { kind: 'courier', note: 'পাঠাও কুরিয়ার', fee: 110, free_from: 2000, days: [2, 4], isCod: true },
      { kind: 'rider', districts: ['Dhaka'], fee: 60, days: [0, 1], isCod: true },
    ],
    products: [
      {
        title: 'বৈশাখের আলপনা আঁকা টোট ব্যাগ',
        second: ['Tote bag with a Boishakh alpona', 'Painted by hand, each a little different.'],
        category: 'Jute Crafts',
        good: 'tote',
        colours: ['red', 'yellow'],
        price: 450,
        lead: 'চারুকলার শিক্ষার্থীদের হাতে আঁকা, একটির সঙ্গে আরেকটি মেলে না।',
        points: ['মোটা সুতি কাপড়', 'রং ওঠে না, ঠান্ডা পানিতে ধুতে হবে'],
        grams: 220,
      },
      {
        title: 'মেলার শখের হাঁড়ি',
        second: ['Painted festival pot', 'As in the fairs of Rajshahi.'],
        category: 'Terracotta & Pottery',
        good: 'pot',
        colours: ['yellow', 'red'],
        price: 520,
        was: 600,
        lead: 'রাজশাহীর শখের হাঁড়ি, মেলার জন্য আনা হয়েছিল।',
        points: ['ঘর সাজানোর জন্য', 'খড়ে মুড়ে পাঠানো হয়'],
        grams: 900,
        stock: 14,
      },
      {
        title: 'রবীন্দ্রসংগীতের খাতা',
        second: ['Notebook for songs', 'Ruled on one side, blank on the other.'],
        category: 'Pens & Notebooks',
        good: 'notebook',
        colours: ['green', 'blue'],
        price: 180,
        lead: 'এক পাতায় দাগ টানা, এক পাতা ফাঁকা: গানের কথা আর স্বরলিপি পাশাপাশি।',
        points: ['১২০ পাতা', 'সেলাই করা বাঁধাই'],
        grams: 260,
      },
    ],
  },
]
