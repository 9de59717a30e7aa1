import type { BlogSketch } from './blog-sketch.ts'

/** Of finding work and doing it. */
export const WORK_BLOGS: readonly BlogSketch[] = [
  {
    title: 'Your first CV: one page that somebody will read',
    author: 'habib',
    category: 'consulting',
    tags: ['CV', 'first job', 'students'],
    days: 11,
    isFeatured: true,
    motif: 'paper',
    tone: 9,
    summary:
      'A recruiter gives a page about eight seconds before deciding whether to give it eighty. What to put where, with sentences you can borrow and ones to delete.',
    text: `I open perhaps two hundred CVs in a week. I want to like every one of them, since each could end my search. Most lose me before I reach the middle, and seldom because of marks. They lose me because I cannot find out what the person has *done*.

If you have never had a job, you may believe that you have done nothing. Let us look again.

## What goes on the page

### Name, phone, email, area

Four lines, at the top. An email with your name in it; *princeofdarkness99* was funny at school. Area is enough, nobody needs your village, post office and thana twice. No religion, no blood group, no father’s occupation, no weight. A photo only if the advertisement asks.

### Two lines about you

Not an “objective”. Every objective says that its writer wants a challenging position in a reputed organisation. Say what you are and what you can do on Monday:

> Accounting graduate from Rangpur. Kept the books of my uncle’s pharmacy for two years in Excel, with monthly stock counts.

I would call that person today.

### What you have done

This is the heart. Jobs first if there are any; if not, everything in which other people relied on you:

- tutoring (how many students, which classes, what came of it),
- the shop or the field of your family,
- organising: a cultural week, a blood drive, a cricket cup,
- class projects with a result that one can see,
- volunteering, also one day of it.

For each write **one line that begins with a verb and holds a number**. “Taught maths to six students of class eight; five passed with A.” “Sold 340 cups of tea at a two-day fair and kept the accounts.” Numbers make a reader stop.

### Education

The latest first, in three lines. Result if it helps you; leave it out if it does not, and be ready to talk about it.

### Skills

Only what I could test tomorrow morning. “MS Office” says nothing; “Excel: VLOOKUP, pivot tables” says something. Languages with a level: *Bangla native, English: I can write emails and follow a meeting.*

### References

Two people who have agreed. Phone them first. It is astonishing how often I ring a referee who asks me who that is.

## What to delete

1. “Hard-working, honest and punctual.” So is everyone, on paper.
2. Hobbies, unless they prove something. Chess at district level, yes. “Listening to music”, no.
3. A signature and “I declare that the above is true”.
4. Colours, bars, stars that give you four out of five in teamwork.
5. The word *etc.*

## How it looks

One page. One font, at 11 points. Margins that a thumb fits in. Dates all on the same side. Save it as a PDF, and call the file by your name: \`Nadia-Islam-CV.pdf\`, not \`final-final-2.pdf\`. Then open it on the cheapest phone in the house. That is how I may read it, in a bus.

## The letter that goes with it

Five sentences. Which job. Why this one. One thing you have done that fits. When you could begin. Thank you. Do not tell me again what the CV says, tell me why you read my advertisement to the end.

## Before you send it

- Read it aloud. Where you stumble, so will I.
- Have somebody read it who is not your friend.
- Check the phone number. Twice. Every month I fail to reach somebody whom I wanted to hire, because of one digit.
- Change it for each application, even if only the two lines at the top.

## And when no answer comes

Silence is mostly about the employer and not about you. Wait for ten days, write one polite line, and go on. Keep a list: date, company, version sent, answer. After twenty applications look at the list as though it belonged to someone else. If nobody calls, the page is at fault: change it. If they call but do not hire, practise talking.

## Where to look for the first ones

Advertisements in portals are one door, and the most crowded. Three others stand open nearly everywhere:

- **The place where you already buy.** Pharmacies, super shops and print shops hire people whose faces they know. Ask for the manager at three in the afternoon, never at noon, and leave one sheet of paper.
- **Those who taught you.** A teacher hears of vacancies before they are written down. Write to five of them. Say what you are looking for in a single sentence, so that it can be passed on.
- **Those who left a year before you.** They know what the work is like on a Tuesday, which no advertisement will tell you. Ask what they wish they had known; not whether they can “do something”.

Send eight good applications a week, not eighty the same. It takes about an hour for each if the page is ready: ten minutes to read the advertisement twice, twenty to find out what they really do, twenty for the two lines and the letter, ten to rest and read it again.

### One thing never to do

Never pay for a job. Not for a form, not for “training”, not for a medical test in a certain clinic, not for a uniform in advance. Whoever asks for money before you have worked does not have work to give. Keep the number, tell the portal, and tell your friends.

## A page to copy

If you do not know how to begin, begin with this, and change every word:

    Ruma Akter · 01XXX-XXXXXX · ruma.akter@mail.example · Mirpur, Dhaka
    HSC graduate. Ran the till of a tea stall; quick and exact with cash.

    2025      Till and stock, family stall: 140 customers a day
    2024–25   Tutor: four pupils of class five, three evenings a week
    2024      Flood relief: kept the list of 320 families

    HSC, Business Studies, 2025
    Excel: sums, filters, sorting. Bangla native, English: simple mails.

It is ten lines long. I know more about her than about most people with two degrees.

My own first CV had three pages, a photo in a tie, and “watching the sea” among the skills. Somebody called me all the same. He had lost the other applications in the rain.`,
    before: [
      { title: 'Your first CV' },
      {
        text: `I open perhaps two hundred CVs in a week, and I want to like every one of them.

## What goes on the page

Name, phone, email, area. Two lines about you. What you have done. Education. Skills. References. One page.`,
      },
      { title: 'Your first CV: one page is enough' },
    ],
  },
  {
    title: 'বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি',
    author: 'lipi',
    category: 'consulting',
    tags: ['ইন্টারভিউ', 'চাকরি', 'প্রস্তুতি'],
    days: 36,
    isFeatured: true,
    motif: 'headset',
    tone: 10,
    summary: 'ইংরেজি জানেন না বলে ভয়? মাঠপর্যায়ের বেশির ভাগ চাকরির ইন্টারভিউ হয় বাংলায়। সেখানেও আটকায়, অন্য কারণে।',
    text: `বোর্ডে আমি বসি টেবিলের ওপারে। গত বছর রংপুর আর কুড়িগ্রামে প্রায় তিনশো জনের সঙ্গে কথা বলেছি, সবই বাংলায়। যাঁরা বাদ পড়েছেন, তাঁদের বেশির ভাগ কাজটা জানতেন। শুধু বলতে পারেননি।

## বাংলায় বলা কেন কঠিন লাগে

আমরা বাড়িতে এক ভাষায় বলি, পরীক্ষায় আরেক ভাষায় লিখি। ইন্টারভিউতে এসে মনে হয় বইয়ের ভাষায় বলতে হবে, আর তখনই জিভ জড়িয়ে যায়। দরকার নেই। **পরিষ্কার চলিত বাংলা, আপনি করে, ছোট বাক্যে**, এটুকুই যথেষ্ট। আঞ্চলিক টান থাকলে ক্ষতি নেই, মাঠের কাজে সেটা গুণ।

## যে পাঁচটি প্রশ্ন আসবেই

### ‘নিজের সম্পর্কে বলুন’

জন্মতারিখ থেকে শুরু করবেন না, সেটা সিভিতে আছে। তিন বাক্য: এখন কী করেন, আগে কী করেছেন, এই কাজটা কেন। এক মিনিটের বেশি নয়।

### ‘এই চাকরি কেন?’

‘চাকরি দরকার’ সত্যি কথা, কিন্তু উত্তর নয়। প্রতিষ্ঠানটা কী করে, আগের দিন পাঁচ মিনিট পড়ে আসুন, আর নিজের একটা অভিজ্ঞতার সঙ্গে জুড়ে দিন।

### ‘একটা সমস্যার কথা বলুন, যা আপনি মিটিয়েছেন’

চার ধাপে: কী হয়েছিল, আপনার কাজ কী ছিল, কী করলেন, কী ফল হলো। ‘আমরা’ কম, ‘আমি’ বেশি।

### ‘দুর্বলতা কী?’

‘আমি বেশি পরিশ্রম করি’ শুনে বোর্ড হাসে। একটা সত্যিকারের ছোট দুর্বলতা বলুন, আর সেটা নিয়ে কী করছেন।

### ‘কত বেতন চান?’

আগে জেনে নিন এই পদে সাধারণত কত দেয়। একটা সীমা বলুন, যেমন ‘আঠারো থেকে বাইশ হাজারের মধ্যে’। তারপর চুপ থাকুন।

> প্রশ্ন না বুঝলে বলুন, ‘আরেকবার বলবেন?’ ভুল প্রশ্নের ভালো উত্তরের চেয়ে এটা অনেক ভালো।

## আগের সন্ধ্যায়

1. ফোনে নিজের উত্তর রেকর্ড করে শুনুন। ‘মানে’, ‘আসলে’, ‘ইয়ে’ কতবার বলেছেন গুনুন।
2. মূল সনদ, দুই কপি ছবি, সিভি দুই কপি, কলম একটা ফাইলে।
3. জায়গাটা কোথায়, যেতে কত সময় লাগে, দেখে রাখুন। আধঘণ্টা আগে পৌঁছাবেন।
4. জামা ইস্তিরি করা, নতুন না হলেও চলে।

## ঘরে ঢুকে

সালাম বা নমস্কার, বসতে বললে বসুন। যিনি প্রশ্ন করছেন তাঁর দিকে তাকান, শেষ বাক্যটা সবার দিকে। হাত টেবিলের ওপরে। ফোন বন্ধ, সাইলেন্ট নয়।

শেষে তাঁরা জিজ্ঞেস করবেন, ‘আপনার কোনো প্রশ্ন আছে?’ বলুন আছে। জিজ্ঞেস করুন, প্রথম তিন মাসে এই পদে সবচেয়ে জরুরি কাজ কোনটা। এই প্রশ্ন যাঁরা করেন, তাঁদের নামের পাশে আমি একটা টিক দিই।

আর না হলে? একদিন পর ফোন করে ভদ্রভাবে জিজ্ঞেস করুন, কোথায় কমতি ছিল। দশজনের মধ্যে দুজন বলেন। ওই দুজনের কথাই পরের বারের প্রস্তুতি।`,
  },
  {
    title: 'Reading your payslip, line by line',
    author: 'shahana',
    category: 'business',
    tags: ['payslip', 'garments', 'rights at work'],
    days: 75,
    motif: 'sewingMachine',
    tone: 8,
    summary:
      'Basic, house rent, attendance bonus, overtime: how the sum on the slip comes about, how to check it in two minutes, and what to ask when it is wrong.',
    text: `For six years I sat at a machine, and for six years I looked at one number on my slip, the last. When I moved to the office I learned to read the others. Here is what I wish somebody had told me on the line.

## Ask for the slip

You have a right to one, on paper or on the phone. If you get your money without it, ask for it in writing, politely, together with two colleagues. Keep them all, in a plastic bag, in order. One day a bank or a landlord will want to see three; one day you may.

## The top half: what you earn

- **Basic** is the root of the tree. Overtime, festival bonus and what you get when you leave are all counted from it. A wage that is high in total but low in basic is smaller than it looks.
- **House rent, medical, transport, food** are allowances. They come every month and do not change with hours.
- **Attendance bonus** goes if you are absent without leave. Ask how many late arrivals count as an absence; it should hang on the wall.
- **Overtime** has its own line, with hours and the rate.

### Checking overtime

By law in our country an overtime hour is paid at twice the basic hourly wage, and a month is reckoned as 208 hours. So:

1. basic divided by 208 is your hour,
2. times two is your overtime hour,
3. times the hours that *you* wrote down.

With a basic of 8,320 taka the hour is 40, overtime 80, and 46 hours of it make 3,680. If the slip says 3,200, forty hours were counted. Now you know which question to ask, and it is not “why so little?” but “which six hours are missing?”

> Write your hours down every day, on the calendar beside the bed. Memory loses against a computer, paper does not.

## The bottom half: what goes off

Absence is deducted by the day. An advance you took comes off in the parts that were agreed. A provident fund is your own money, so note the total. The stamp is ten taka. Anything called *other* has a name, and you may ask for it.

If money goes off for something that broke, ask to see the rule that it is taken by.

## When something is wrong

Do not shout at the supervisor, who seldom made the list. Go in the first three days after payday, to the welfare officer or to HR, with the slip and with your calendar. Say the line, the number that it is and the number that it should be. Ask when you will hear. Most mistakes are honest and are mended in the next slip; write down the name of whoever promised it.

If nothing happens, there is the participation committee with members whom you elected. After that comes the inspection department, with a help line that is free. Ask in your committee for the number and keep it in your phone under a name that you can find.

## The last line, again

Look at it now. Put something aside on the same day, even a hundred taka, before the money knows that it has arrived. I bought my first machine that way. It stands in my mother’s house, and she does the overtime at her own rate.`,
  },
  {
    title: 'How a small agency writes a quotation that wins',
    author: 'rafiq',
    category: 'agency',
    tags: ['quotation', 'event management', 'small business'],
    days: 178,
    motif: 'growth',
    tone: 10,
    summary:
      'Clients do not choose the lowest number; they choose the number that they understand. A template from a crew of four that does weddings, launches and one boat race.',
    text: `For three years our quotations were one line long: *Sound, light, stage, complete: 85,000.* We lost most of them, and never knew why. Then a client showed me the paper that had beaten us. It was dearer by twelve thousand. It was also two pages long, and reading it I wanted to hire them myself.

## Why detail wins

A client who buys an event is afraid. He has a boss, or a father-in-law. One line asks him to trust you; twenty lines show him the evening before it takes place. When something is on the paper it can also be *taken off* the paper, and then he is no longer fighting with you over the price, you are both fighting with the list.

## The two pages

### Page one: the evening

Begin with what you understood, in five lines: what, for whom, how many, when, where. Half of all disasters can be seen here. “Wait, I said four hundred, not two hundred.”

Then the run of the day by the clock:

- 09:00 the truck arrives, stage goes up,
- 14:00 power and light, 15:30 sound check,
- 17:00 gates, 18:00 start,
- 22:00 last song, 01:00 the field is empty.

### Page two: the list

For every item: what it is, how many, for how long, price. Group it (stage, sound, light, power, people, transport) and give each group a sum. Below that, in the same size of letters, **what is not included**: permission fees, food for the crew, a generator if the line fails, rain.

> What is left out in small print comes back in a loud voice.

Three sums at the end, never one. A *smaller* version, the one we *recommend*, and a *larger* one. Most people take the middle; that is no trick, you have told them what you would do.

## Numbers that protect you

1. Valid for 15 days. Diesel does not wait.
2. Half to fix the date, the rest **before** the gates open. After the last song nobody can find the cashier.
3. If it is called off: 30 days before, the advance less costs; within a week, all of it.
4. Overtime by the hour, per group. Weddings run late. They just do.
5. Overhead of fifteen per cent as a line of its own. Clients respect it more than padding, and padding gets negotiated away.

## After sending

Ring the next day, not to ask whether they have decided but whether there is anything that they did not understand. Answer in one message. If you lose, ask what the other paper had. I have learned more from four people who were kind enough to tell me than from every job that I won.

And keep every quotation next to what it really cost in the end. The difference, in a column, over a year, is the only course in management that I have ever passed.`,
  },
]
