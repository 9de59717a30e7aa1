import type { ProviderSketch } from './service-sketch.ts'

/** School subjects in Dinajpur, and everywhere online. */
const ANWAR: ProviderSketch = {
  seller: 'anwar',
  role: '',
  at: { district: 'Dinajpur', area: 'Dinajpur Sadar', line: 'Balubari, next to the mosque' },
  link: 'https://meet.example.org/anwar',
  hours: 'evenings',
  services: [
    {
      title: 'Maths tutor for SSC and HSC, at your home',
      second: ['এসএসসি ও এইচএসসির গণিত, আপনার বাড়িতে', 'আগে ভয় কাটাই, তারপর অঙ্ক।'],
      category: 'SSC & HSC',
      work: ['openBook', 'pen', 'navy'],
      lead: 'First the fear goes, then the sums begin. Thirty years of board questions in one bag.',
      points: ['By the hour, up to two', 'Homework is looked at in the next lesson', 'A parent may sit in'],
      districts: ['Dinajpur', 'Thakurgaon'],
      price: 400,
      hours: [1, 2],
      pauses: [30, 30],
      answer_hours: 24,
    },
    {
      title: 'English conversation online, one to one',
      second: ['অনলাইনে ইংরেজিতে কথা বলার চর্চা', 'ব্যাকরণ নয়, কথা। চল্লিশ মিনিট, একজনের সঙ্গে একজন।'],
      category: 'English & IELTS',
      work: ['laptop', null, 'blue'],
      lead: 'Forty minutes of talk, no grammar tables. Your mistakes come to you in a list afterwards.',
      points: ['Headphones help', 'A mock interview on request', 'Works on a slow line: the camera may stay off'],
      place: 'online',
      price: 350,
      duration: 40,
      step: '60',
      isInstant: true,
      payment: 'online',
      cancel_hours: '2',
    },
    {
      title: 'Primary school homework club, five children',
      second: ['প্রাথমিকের পড়া, পাঁচ জনের দলে', 'প্রথম থেকে পঞ্চম শ্রেণি; দেড় ঘণ্টা, মাঝে বিস্কুট।'],
      category: 'Classes 1 to 5',
      work: ['notebook', 'pen', 'yellow'],
      lead: 'Classes one to five around one table: an hour and a half, with a biscuit in the middle.',
      points: ['Five seats', 'Bangla, English and maths', 'Parents get a note every Thursday'],
      place: 'at-provider',
      price: 120,
      duration: 90,
      step: 'duration',
      seats: 5,
      isInstant: true,
    },
  ],
}

/** Songs and instruments in Kushtia. */
const BIPLOB: ProviderSketch = {
  seller: 'biplob',
  role: '',
  at: { district: 'Kushtia', area: 'Kumarkhali', line: 'ছেঁউড়িয়া, আখড়ার পাশে' },
  hours: 'evenings',
  services: [
    {
      title: 'লালনগীতি শেখা, একা বা দুজনে',
      second: ['Lessons in Lalon’s songs', 'One song in four lessons, with the words explained.'],
      category: 'Singing',
      work: ['ektara', null, 'wood'],
      lead: 'চার দিনে একটি গান, কথার মানেসহ। গলা নয়, কান আগে তৈরি হয়।',
      points: ['একতারা আমার কাছেই আছে', 'শুরু থেকে শেখাই', 'রেকর্ড করে নিতে পারেন'],
      place: 'at-provider',
      price: 300,
      step: '60',
    },
    {
      title: 'তবলায় হাতেখড়ি',
      second: ['First steps on the tabla', 'Fingers first, speed later.'],
      category: 'Tabla & Harmonium',
      work: ['tabla', null, 'wood'],
      lead: 'আগে আঙুল, পরে গতি। বাড়িতে বালিশে চর্চা করলেও চলে।',
      points: ['আট বছর থেকে', 'সপ্তাহে দুই দিন হলে ভালো', 'যন্ত্র কেনার আগে পরামর্শ'],
      place: 'at-provider',
      price: 350,
      step: '60',
      isInstant: true,
    },
  ],
}

/** Acting in Sylhet. */
const JOYA: ProviderSketch = {
  seller: 'joya',
  role: '',
  at: { district: 'Sylhet', area: 'Shah Paran', line: 'টিলাগড়, নাট্যশালার দ্বিতীয় তলা' },
  hours: 'partTime',
  services: [
    {
      title: 'অভিনয় ও আবৃত্তির কর্মশালা, বারো জন',
      second: ['Acting and recitation workshop for twelve', 'Breath, voice and one scene by heart.'],
      category: 'Recitation & Acting',
      work: ['openBook', null, 'maroon'],
      lead: 'শ্বাস, কণ্ঠ আর একটি দৃশ্য মুখস্থ; মঞ্চে ওঠার ভয় শেষ দিনেই কাটে।',
      points: ['বারোটি আসন', 'ঢিলেঢালা পোশাক পরে আসুন', 'আড়াই ঘণ্টা'],
      place: 'at-provider',
      price: 400,
      duration: 150,
      step: 'duration',
      seats: 12,
      isInstant: true,
      notice_hours: 12,
    },
  ],
}

/** Sports in Khulna. */
const KARIM: ProviderSketch = {
  seller: 'karim',
  role: '',
  at: { district: 'Khulna', area: 'Sonadanga', line: 'সোনাডাঙ্গা মাঠ, উত্তর গেট' },
  hours: 'mornings',
  services: [
    {
      title: 'ফুটবল প্রশিক্ষণ, ছোটদের দল',
      second: ['Football training for children', 'Ten at a time; bring water and shoes that may get muddy.'],
      category: 'Cricket & Football',
      work: ['football', null, 'white'],
      lead: 'দশ জনের দল; পানি আর কাদা লাগলেও চলে এমন জুতা আনবেন।',
      points: ['আট থেকে চৌদ্দ বছর', 'মেয়েদের আলাদা দল শনিবার', 'বৃষ্টিতেও হয়'],
      place: 'at-provider',
      price: 150,
      duration: 90,
      step: 'duration',
      seats: 10,
      isInstant: true,
      cancel_hours: '2',
    },
    {
      title: 'ব্যক্তিগত ফিটনেস প্রশিক্ষক',
      second: ['Personal trainer', 'No machines: your own weight, a rope and the field.'],
      category: 'Gym Trainers',
      work: ['dumbbells', null, 'grey'],
      lead: 'যন্ত্র লাগে না: নিজের ওজন, একটি দড়ি আর মাঠ।',
      points: ['প্রথম দিন মাপ ও লক্ষ্য', 'ভোর ছয়টা থেকে', 'হৃদ্‌রোগ থাকলে আগে জানাবেন'],
      place: 'at-provider',
      price: 500,
      step: '60',
    },
    {
      title: 'ভোরের যোগব্যায়াম, আপনার বাড়িতে',
      second: ['Yoga at your home in the morning', 'A mat, a window, fifty quiet minutes.'],
      category: 'Yoga',
      work: ['bedSheet', null, 'teal'],
      lead: 'একটি মাদুর, একটি জানালা, পঞ্চাশ মিনিটের নীরবতা।',
      points: ['নারীদের জন্য নারী প্রশিক্ষক, আগে জানালে', 'কোমরব্যথায় আলাদা আসন', 'মাদুর আমরা আনি'],
      districts: ['Khulna', 'Jashore'],
      price: 450,
      duration: 50,
      step: '60',
      pauses: [30, 30],
      isInstant: true,
    },
  ],
}

export const LESSONS: readonly ProviderSketch[] = [ANWAR, BIPLOB, JOYA, KARIM]
