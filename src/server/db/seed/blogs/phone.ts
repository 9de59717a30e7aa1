import type { BlogSketch } from './blog-sketch.ts'

/** Of phones and those who earn with them. */
export const PHONE_BLOGS: readonly BlogSketch[] = [
  {
    title: 'Half the data, the same phone: twelve settings',
    author: 'tanvir',
    category: 'technology',
    tags: ['mobile data', 'Android', 'savings'],
    days: 20,
    isFeatured: true,
    motif: 'phone',
    tone: 6,
    summary:
      'Most megabytes leave your phone while it lies on the table. An hour of settings, done once, and a pack that used to last ten days lasts the month.',
    text: `I teach people to build apps for cheap phones, so I measure what apps use. On the phones of my students about half of all data is spent on things that nobody looked at: videos that played by themselves, pictures saved twice, updates of games that were opened once in 2023.

Here is the list that we go through in the first lesson. It works on any Android of the last eight years. The names of menus differ a little; the search field at the top of Settings finds them.

## First, look

Settings, *Network*, *Data usage*. Set the cycle to the day on which your pack begins. Now look at the bars of each app. Two or three will hold most of it. Start with those and forget the rest.

## The phone itself

1. **Data Saver on.** Apps in the background get nothing; allow the one or two that must ring, such as your messenger.
2. **App updates over Wi-Fi only.** In the app store: Settings, *Network preferences*.
3. **Backup of photos over Wi-Fi only**, or at the campus, or at an uncle’s.
4. **Switch off what you do not read**: news on the lock screen, live wallpapers, the weather of four cities.

## Chat

5. Media auto-download: **none** on mobile data. Tap on what you want to see.
6. Calls: there is a *use less data* switch. The voice stays fine.
7. Leave the three groups that send good-morning flowers. Or mute and stop their downloads.

## Video

8. Autoplay off, everywhere.
9. Quality **360p** on a screen the size of your hand. From 720p to 360p you save about two thirds, and on a bus nobody sees it.
10. Download at night or on Wi-Fi what you will watch tomorrow.

## The browser

11. Turn on its own saver or *lite* mode if there is one, and block video ads.
12. Prefer sites that can be kept on the phone. Some work without network once you have opened them. **Add to Home screen** costs kilobytes, while the app with the same content costs eighty megabytes, and again with every update.

![A phone that rests](phone 0)

## What does not help

- “RAM cleaners” and “data boosters”. They show ads, and ads are data.
- Closing all apps ten times a day. Starting anew loads everything again.
- Brightness. It saves the battery and not one byte.

> Data is like water from a tanker: you do not save by drinking less, you save by mending the pipe.

## A test for a week

Write down the number in Data usage today and again after seven days. Among the last group of my students the median went from 340 MB a day to 150. One girl came out at 60; she had found that a single keyboard theme was downloading pictures all night.

### If you sell online

Your buyers have the same phones. Send one good picture instead of nine, below 200 kB, and put the price in the text. People who must download to learn the price scroll on, and they are not rude, they are at 3 per cent of their pack.`,
    before: [{ title: 'Half the data, the same phone' }],
  },
  {
    title: 'মোবাইলে টাকা লেনদেন: যে অভ্যাসগুলো আপনাকে বাঁচাবে',
    author: 'nusrat',
    category: 'technology',
    tags: ['মোবাইল ব্যাংকিং', 'নিরাপত্তা', 'প্রতারণা', 'পিন'],
    days: 9,
    isFeatured: true,
    motif: 'shield',
    tone: 0,
    summary: 'প্রতারক আপনার ফোন ভাঙে না, মনটা ভাঙে। তাড়া, ভয় আর লোভ, এই তিনটা চিনলে পিন কখনো হাতছাড়া হয় না।',
    text: `গত মাসে আমার এক স্বেচ্ছাসেবক কাঁদতে কাঁদতে ফোন করল। কেউ একজন ‘অফিস থেকে’ ফোন করে বলেছে তার অ্যাকাউন্ট বন্ধ হয়ে যাচ্ছে, এক মিনিটের মধ্যে একটা নম্বর বলতে হবে। সে বলেছে। সাত হাজার টাকা গেছে, মেলার স্টলের ভাড়া।

মেয়েটা বোকা না। সে শুধু তাড়ায় পড়েছিল। এই লেখা সেই তাড়াটা চেনার জন্য।

## তিনটি ফাঁদ, তিনটি অনুভূতি

### ভয়

‘অ্যাকাউন্ট বন্ধ হবে’, ‘আপনার নামে মামলা’, ‘ছেলে থানায়’। ভয় পেলে মানুষ যাচাই করে না।

### লোভ

‘লটারি জিতেছেন’, ‘বৃত্তির টাকা এসেছে, শুধু কোডটা বলুন’, ‘ভুলে টাকা চলে গেছে, ফেরত দিন’।

### লজ্জা

‘আপনি একটা সহজ কাজ পারছেন না?’ বুঝতে না পারলে মানুষ লজ্জায় ‘জি স্যার’ বলতে থাকে।

> যে ফোন আপনাকে ভাবতে দেয় না, সে ফোন রেখে দিন। সত্যিকারের প্রতিষ্ঠানের কাজ কাল হলেও চলে।

## যা কখনো কাউকে বলবেন না

- **পিন।** কোনো অফিসের কারও জানার দরকার হয় না, কখনোই না।
- **মেসেজে আসা কোড।** কোডটা টাকা ঢোকাতে লাগে না, টাকা বের করতে লাগে।
- এমন স্ক্রিনশট, যেখানে ব্যালেন্স বা কোড দেখা যায়।

## টাকা পাঠানোর আগে পাঁচ সেকেন্ড

1. নম্বরের শেষ চার অঙ্ক জোরে পড়ুন, যাঁকে পাঠাচ্ছেন তিনি মেলান।
2. নাম দেখালে নামটা পড়ুন।
3. টাকার অঙ্কে শূন্য গুনুন।
4. প্রথমবার কাউকে পাঠালে আগে দশ টাকা পাঠিয়ে দেখুন।
5. পাঠানোর পর মেসেজ আসা পর্যন্ত বন্ধ করবেন না, দ্বিতীয়বার পাঠাবেন না।

## ‘ভুলে টাকা চলে গেছে’

এটা সবচেয়ে চালাক ফাঁদ। আপনার ফোনে একটা মেসেজ আসে, দেখতে হুবহু আসলের মতো, কিন্তু এসেছে সাধারণ নম্বর থেকে। তারপর কান্নাকাটি করে ফোন। **মেসেজে বিশ্বাস করবেন না, নিজের ব্যালেন্স দেখুন।** সত্যিই টাকা এসে থাকলেও নিজে ফেরত পাঠাবেন না; সেবাকেন্দ্রে জানাতে বলুন, তারা নিয়মমতো ফেরাবে।

## দোকানে আর মেলায়

স্টলে পেমেন্ট নিলে ক্রেতার ফোনের স্ক্রিন দেখে মাল দেবেন না; ওই ছবি বানিয়ে নেওয়া যায়। নিজের ফোনে মেসেজ আর ব্যালেন্স দেখে দিন। ভিড়ের দিনে একটা আলাদা ছোট ফোন রাখুন, শুধু টাকার মেসেজের জন্য, শব্দ চালু। QR কাগজটা সন্ধ্যায় একবার দেখুন, কেউ ওপরে অন্য স্টিকার লাগিয়ে দিয়েছে কি না।

## যদি হয়ে যায়

প্রথম দশ মিনিট সবচেয়ে দামি।

1. সেবাদাতার হেল্পলাইনে ফোন করুন, নম্বরটা অ্যাপের ভেতর থেকে নিন, ফেসবুক থেকে না।
2. পিন বদলান।
3. সময়, নম্বর, টাকার পরিমাণ লিখে থানায় জিডি করুন।
4. বাড়ির লোককে বলুন। লুকিয়ে রাখলে ওরা দ্বিতীয়জনকে ধরবে, আপনারই মা-বাবাকে।

আমার স্বেচ্ছাসেবক চার নম্বরটা করেছিল সবার আগে। পরদিন আমরা ওর গল্পটা সব স্টলে গিয়ে শুনিয়েছি। সেই মেলায় আর কেউ ঠকেনি।`,
    before: [{ title: 'মোবাইলে টাকা লেনদেনের নিরাপদ অভ্যাস' }],
  },
  {
    title: 'Learning to code with nothing but a phone',
    author: 'tanvir',
    category: 'education',
    tags: ['programming', 'beginners', 'mobile'],
    days: 104,
    motif: 'laptop',
    tone: 3,
    summary:
      'Eleven of the sixteen people in my last class had no computer. Eight of them now write code for money. What they used, in what order, and where it hurts.',
    text: `On the first day I ask who has a laptop at home. Some hands go up, some look at the floor. Then I ask who has a phone. That is the class.

A phone is a bad place to write large programs and a perfectly good one to learn what a program is. Your thumbs are slow, but so is understanding, and they get along.

## What you need

- Any Android with 2 GB of memory
- A keyboard by Bluetooth, or a wired one with a small adapter (used ones are cheap, and nothing else will make as much difference)
- A notebook of paper
- An hour a day at the same time of day

That is all. In particular you need no course that costs money, not yet.

## Four months

### Month one: pages

Begin with HTML and CSS. You see what you did at once, and every mistake is visible. Write one page about your own street. Not a copy of somebody’s shop: *your* street, with three pictures, a table of bus times and a link.

### Month two: make it answer

Now JavaScript, a little. Type this in an editor app, open the page, and change it until it breaks:

    const price = 70
    const plates = Number(prompt('How many?'))
    alert('That is ' + price * plates + ' taka')

When you can explain to your brother why \`Number\` stands there, you have passed the month.

### Month three: keep something

Make a page that remembers: a list of who owes you money, a scorebook for the lane’s cricket. Use what the browser itself can store. Switch off the network and see if it still works. Half of the apps in the world fail this test.

### Month four: show it

Put it where others can open it. There are free places for pages, and the upload is a few kilobytes. Send the link to five people who are not kind. Write down what they did, not what they said.

## Where it hurts

1. **Brackets.** Phone keyboards hide them. Put the ones that you need into the shortcut row of the editor.
2. **The small screen.** Keep functions under ten lines. It is good style on a big screen too, but here it is law.
3. **Copying.** Typing is how fingers learn. Copy for a week and you have learned to copy.
4. **Being alone.** Find two others. A stuck hour costs a beginner a week; a friend’s eye finds the missing quote in a minute.

> I have never met a slow learner. I have met many who were asked to hurry.

## Then what?

With a portfolio of three small pages that work, people from my classes have been paid for the menu of a tea stall, the price list of a tailor, and the sign-up form of a coaching centre. Two thousand taka, five thousand. The first laptop came from that money and not before it.

One of them still tests everything on her old phone first. “If it runs there,” she says, “it runs.” She is in charge of testing now, at a place with a lift.`,
  },
  {
    title: 'From a kitchen order to a registered business',
    author: 'farhana',
    category: 'entrepreneur',
    tags: ['women in business', 'registration', 'home business'],
    days: 52,
    motif: 'rocket',
    tone: 11,
    summary:
      'Twenty boxes of lunch a day, a page with two thousand followers, and no papers at all. When to become official, in which order, and what changes on that day.',
    text: `Every month a woman sits down across from me and says, “It is only something small.” Then she tells me the numbers, and it is not small. Cakes for the whole building. Three-pieces to four districts. Lunch for two offices, every day, for three years. It is a business; it merely has no name yet.

## Signs that it is time

You do not need papers to sell your first ten cakes. You probably do when

- you turn down an order because the buyer wants a bill,
- you have paid somebody else to help, twice,
- the money for flour and the money for school fees sit in the same purse, and you no longer know which is which,
- you would be in trouble if the page were gone tomorrow.

Two of the four, and I would start.

## The order that saves you walking

1. **Separate the money.** Before any office. A second account or wallet, only for this. Pay yourself from it once a month, the same sum.
2. **A name.** Say it on the phone to three strangers. If they can spell it, keep it.
3. **Trade licence** from your city corporation, municipality or union parishad. Bring your national ID, photos and a proof of address; if you work from home, ask which category fits before you fill in the form. It is renewed every year.
4. **TIN.** It is done online in an evening. A TIN does not mean that you owe tax; it means that you can say what you owe.
5. **Bank account** in the name of the business. Some banks have a desk for women who start out, with lower fees, but you have to ask for it.
6. **Only if it applies**: VAT registration, food standards for what is packed and labelled, an export certificate. Ask the local chamber or the SME desk. They are friendlier than the building looks.

Fees and forms change. Look at the official page or ring them in the same week, and do not pay a *bhai* who offers to do everything. Half of those who come to me have paid twice.

> A licence does not make you a businesswoman. You were one. It makes you hard to ignore.

## What changes

You can answer a tender. You can rent a stall at fairs that ask for papers, and those are the ones with customers. You can borrow in your own name and at a rate that is printed somewhere. And there is something that nobody tells you: relatives stop calling it a hobby.

## What does not

The work. The oven does not know that you are registered. Costs grow a bit: licence, accounts, the odd form. Put 3 per cent of every sale into a pot called *papers*, and you will never have to look for the money.

### Three questions for the evening

- What did I earn last month, after *everything*, my own hours included?
- Which customer would hurt the most if they left?
- Who can cook when I am ill?

If you can answer them you already run it better than most people whom I meet in ties. If you cannot, start with the first one. Tonight. The cake can wait, it has to cool anyway.`,
  },
]
