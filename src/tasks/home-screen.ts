import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'

type InEach = Record<Language, string>

/** What a phone shows of the app outside of it: both manifests are made of this. @see https://www.w3.org/TR/appmanifest/ */
export const HOME_SCREEN: { name: InEach; description: InEach; screenshots: Record<string, InEach> } = {
  /** Below the icon: 12 characters at most. */
  name: { en: PRODUCT.name, bn: PRODUCT.nameBangla },
  description: {
    en: 'Events, tickets, shopping and jobs in Bangladesh, in Bangla and English. What you have opened, your tickets and what you write stay on your phone and work without internet.',
    bn: 'বাংলাদেশের ইভেন্ট, টিকিট, কেনাকাটা ও চাকরি, বাংলা ও ইংরেজিতে। যা একবার খুলেছেন, আপনার টিকিট আর আপনার লেখা ফোনেই থাকে, ইন্টারনেট ছাড়াও চলে।',
  },
  /** By the last word of the picture's name. */
  screenshots: {
    events: { en: 'All events, with dates, prices and seats left', bn: 'সব ইভেন্ট: তারিখ, দাম ও কয়টি আসন বাকি' },
    details: { en: 'One event with everything about it', bn: 'একটি ইভেন্টের সবকিছু' },
    saved: { en: 'Saved events, readable without internet', bn: 'সেভ করা ইভেন্ট, ইন্টারনেট ছাড়াও পড়া যায়' },
  },
}

/**
 * What a long press on the icon offers, the most used first: Android shows about four. A manifest is the same for everybody, so each leads to a
 * screen that says what to do when there is nothing for the reader: without a ticket, without a gate, signed out.
 */
export const SHORTCUTS: readonly { url: string; icon: string; name: InEach }[] = [
  { url: '/events', icon: 'shortcut-events-96', name: { en: 'Events', bn: 'ইভেন্ট' } },
  { url: '/jobportal', icon: 'shortcut-jobs-96', name: { en: 'Jobs', bn: 'চাকরি' } },
  { url: '/tickets', icon: 'shortcut-tickets-96', name: { en: 'My tickets', bn: 'আমার টিকিট' } },
  { url: '/gate', icon: 'shortcut-gate-96', name: { en: 'Gate', bn: 'গেট' } },
]
