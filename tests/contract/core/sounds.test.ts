import { describe, expect, it } from 'vitest'
import { soundsOf } from '#contract/core/sounds.ts'

const alike = (one: string, other: string) => soundsOf(one).some((sound) => soundsOf(other).includes(sound))

describe('words of two scripts', () => {
  it.each(
    `dhaka ঢাকা, khulna খুলনা, rajshahi রাজশাহী, barisal বরিশাল, borishal বরিশাল, chattogram চট্টগ্রাম, sylhet সিলেট, comilla কুমিল্লা, cumilla কুমিল্লা, jashore যশোর,
     bogra বগুড়া, bogura বগুড়া, mymensingh ময়মনসিংহ, narayanganj নারায়ণগঞ্জ, tangail টাঙ্গাইল, rangamati রাঙামাটি, rangamati রাঙ্গামাটি, bagerhat বাগেরহাট, rangpur রংপুর,
     chandpur চাঁদপুর, brahmanbaria ব্রাহ্মণবাড়িয়া, lakshmipur লক্ষ্মীপুর, bhola ভোলা, coxsbazar কক্সবাজার`
      .split(',')
      .map((pair) => pair.trim().split(' ')),
  )('name one place: %s and %s', (latin = '', bangla = '') => {
    expect(alike(latin, bangla), `${soundsOf(latin)} and ${soundsOf(bangla)}`).toBe(true)
  })

  it.each(
    `concert কনসার্ট, konsart কনসার্ট, photography ফটোগ্রাফি, festival ফেস্টিভ্যাল, workshop ওয়ার্কশপ, driver ড্রাইভার, manager ম্যানেজার, cricket ক্রিকেট, engineer ইঞ্জিনিয়ার,
     hospital হাসপাতাল, software সফটওয়্যার, accountant অ্যাকাউন্ট্যান্ট, training ট্রেনিং, school স্কুল, technology টেকনোলজি, lecture লেকচার, station স্টেশন, garments গার্মেন্টস,
     science সায়েন্স, electrician ইলেকট্রিশিয়ান, september সেপ্টেম্বর, rally র‍্যালি, café ক্যাফে, mela মেলা, boimela বইমেলা, gaan গান, pitha পিঠা, natok নাটক, shikkha শিক্ষা,
     college কলেজ, stage স্টেজ, village ভিলেজ, package প্যাকেজ, message মেসেজ, biggan বিজ্ঞান, krishi কৃষি, riksha রিকশা, nakshi নকশি, chakri চাকরি, swadhinata স্বাধীনতা`
      .split(',')
      .map((pair) => pair.trim().split(' ')),
  )('are one word: %s and %s', (latin = '', bangla = '') => {
    expect(alike(latin, bangla), `${soundsOf(latin)} and ${soundsOf(bangla)}`).toBe(true)
  })

  it.each(['ঢাকার', 'ঢাকায়', 'ঢাকাতে'])('sound alike with an ending of Bangla: dhaka and %s', (bangla) => {
    expect(alike('dhaka', bangla)).toBe(true)
  })

  it.each(['dhaka খুলনা', 'concert নাটক', 'driver ডাক্তার', 'mela মালা', 'boat বই', 'football ক্রিকেট'])('stay apart where they are others: %s', (pair) => {
    const [latin = '', bangla = ''] = pair.split(' ')
    expect(alike(latin, bangla), `${soundsOf(latin)} and ${soundsOf(bangla)}`).toBe(false)
  })
})

describe('a word has no sound', () => {
  it.each(['', 'a', 'job', 'বই', '2026', 'covid19', '৫০০টি', 'x'.repeat(25), 'крик', '🎸', '\u0000'])('when it says too little: %j', (word) => {
    expect(soundsOf(word)).toEqual([])
  })
})
