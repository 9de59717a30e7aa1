import type { PostSeries } from './post-sketch.ts'

/** Posts of shops of things, and of those who repair, draw and count. */
export const TRADE_POSTS: readonly PostSeries[] = [
  {
    by: 'jahid',
    says: '$1 $2 #phones',
    each: [
      ['Twelve used phones came through our one-day test.', 'Two failed and went back. What we sell has held its charge for 24 hours on this table.'],
      ['Wireless earbuds in white and black, 1,450 taka.', 'The case closes with a proper click. Try it in the shop, people do it for minutes.'],
      ['A power bank must not be warm when nothing is plugged in.', 'If yours is, bring it by. We look at it for free, wherever you bought it.'],
      ['Keyboards with Bangla letters are back on the shelf.', 'The letters are burnt in, not stickers. Your finger will go before they do.'],
    ],
    shows: [
      [{ goods: 'Used smartphone, tested', most: 3 }],
      [{ goods: 'Wireless earbuds', most: 3 }],
      [{ goods: 'Power bank 20,000 mAh' }],
      [{ goods: 'Keyboard with Bangla letters', most: 2 }],
    ],
    topic: 'goods',
  },
  {
    by: 'jahid',
    says: 'Repair of the day: $1',
    each: [
      ['a phone that had spent the night in a pond near Savar. All 4,000 pictures are safe, the phone is not.'],
      ['a charging port full of pocket. Ten minutes, a wooden pick, no new part. We charged for the tea.'],
      ['a cracked screen, second time this month, same customer. A cover costs less than his bus fare, we told him again.'],
      ['a laptop that was slow because of dust. We opened it outside, and now the tree is dusty.'],
    ],
    shows: [['phone'], [], [{ goods: 'Phone cover with a flower', most: 2 }], []],
    topic: 'work',
  },
  {
    by: 'nayan',
    says: '$1 $2',
    each: [
      ['New in Reazuddin Bazar: steel pots with a thick bottom, three sizes.', 'Rice does not catch, and neither does the price: from 850 taka.'],
      ['Cast iron karai, seasoned by us for two days.', 'Never soap, only hot water and a little oil. It will outlive the marriage it is a gift for.'],
      ['The table fans of last summer are here at 15 per cent off.', 'Eighteen pieces, one year of warranty, no box.'],
      ['Somebody asked for one tiffin box instead of three.', 'We open sets. It is only metal.'],
    ],
    shows: [
      ['pots', { goods: 'Steel cooking pot with lid', most: 2 }],
      [{ goods: 'Cast iron karai', most: 2 }],
      [{ goods: 'Table fan', most: 3 }],
      [{ goods: 'Tiffin carrier, three boxes', most: 2 }],
    ],
    topic: 'goods',
  },
  {
    by: 'nayan',
    says: 'Since 1988 we have been asked: $1',
    each: [
      ['“gas or electric?” If your landlord pays for one of them, that one. Otherwise gas.'],
      ['“is it a real one?” Turn it around. A name that is printed can be scratched off, one that is pressed cannot.'],
      ['“last price?” It is written on it. My father did it that way, and it saves us all an hour.'],
      ['“will it fit?” Measure the shelf, not the pot. And measure it twice, you will come once.'],
    ],
    shows: [[{ goods: 'Gas stove with two burners', most: 2 }], [], [], []],
    topic: 'lesson',
  },
  {
    by: 'faisal',
    says: '$1 $2 #cycling',
    each: [
      ['Three used road cycles, all with new brakes and new cables.', 'Ridden to Daudkandi and back by us before they got a price tag.'],
      ['Saturday ride: Cumilla to Mainamati, 6 am, slow group.', 'Bring water and a spare tube. Nobody is left behind, that is the only rule.'],
      ['A chain wants oil on the inside and nothing on the outside.', 'Wipe it after you oil it. Your trousers will thank you.'],
      ['Cricket bats of Kashmir willow, knocked in by hand.', 'We hit each a thousand times, so that your first cover drive does not split it.'],
    ],
    shows: [['bicycle', { goods: 'Used road bicycle', most: 2 }], [], ['bicycle'], [{ goods: 'Cricket bat and ball', most: 2 }]],
    topic: 'goods',
  },
  {
    by: 'shohag',
    says: '$1 $2',
    each: [
      ['A tap in Banasree dripped a bucket a day for a year.', 'The washer was 12 taka. Call us before the bill does.'],
      ['Before the heat comes: clean the filter of your AC yourself.', 'Lift the front, wash it, dry it in the shade. If it still does not cool, we come.'],
      ['Our painters finished a three-room flat in Mirpur in two days.', 'They also moved the piano. Twice.'],
      ['If a switch is warm, turn off the main and call somebody.', 'Us, or anybody else. Just do not wait until Friday.'],
    ],
    shows: [['tap'], ['cooling'], ['walls'], ['switches']],
    topic: 'work',
  },
  {
    by: 'shohag',
    says: 'From the van: $1',
    each: [
      ['Kamal found a wedding ring in a kitchen drain in Dhanmondi. The owner had bought a copy in the meantime, and nobody knows.'],
      ['we leave at six during Ramadan and come home for iftar. Slots in the afternoon are few, please book two days ahead.'],
      ['new price list, one page, the same for everybody. You find it with each service: {service:Plumber for leaks, taps and blocked drains}'],
      ['road under water in Shantinagar. We are coming by rickshaw, with half of the tools. Thank you for the tea in advance.'],
    ],
    shows: [[], [], ['tap', 'switches', 'cooling', 'walls'], []],
    topic: 'work',
  },
  {
    by: 'manik',
    says: '$1 $2 #গ্যারেজ',
    each: [
      ['বাইকের চেইন ঝুলে গেলে শুধু টাইট দেবেন না।', 'স্প্রকেটের দাঁত দেখুন, ছুঁচালো হলে বদলানোর সময়। না বদলালে নতুন চেইনও ছয় মাসে শেষ।'],
      ['লঞ্চের জেনারেটর এল ভোর পাঁচটায়, ছাড়ল বেলা এগারোটায়।', 'লঞ্চও ছাড়ল, যাত্রীরাও খুশি। আমরা নাশতা খেলাম দুপুরে।'],
      ['পুরোনো গাড়ি কেনার আগে সকালে ঠান্ডা ইঞ্জিন চালু করে দেখবেন।', 'গরম ইঞ্জিন সব দোষ ঢেকে রাখে।'],
      ['গেটের ওয়েল্ডিং শেষ, রংটা বাকি।', 'লোহায় মরিচা ধরার আগেই প্রাইমার দিন, বৃষ্টির জন্য অপেক্ষা করবেন না।'],
    ],
    shows: [['engine'], ['generator'], [], []],
    topic: 'work',
  },
  {
    by: 'zakir',
    says: '$1 $2',
    each: [
      ['Foot-and-mouth is going around in Rajibpur.', 'Vaccinate now, keep new animals apart for two weeks, and wash your boots between yards.'],
      ['A calf came backwards at three in the morning, and lives.', 'Its name is Ferry, because I took the last one.'],
      ['Ducks that stop laying in winter want light, not medicine.', 'One bulb until nine in the evening. Save the money for feed.'],
      [
        'Soil of four chars tested this week: all of it hungry for organic matter.',
        'Straw belongs on the field, not in the fire. {service:Soil test and a plan for the season}',
      ],
    ],
    shows: [['vet'], [], [], ['soil']],
    topic: 'lesson',
  },
  {
    by: 'lamisa',
    says: 'Plain words: $1 #law',
    each: [
      ['a token payment for land is not a deed. Until it is registered, you have bought a promise.'],
      ['you must file a tax return even when you owe nothing, once you have a TIN and an income above the line. Filing is free.'],
      ['never sign a blank stamp paper “for later”. Later is when we meet, and it costs more.'],
      [
        'a trade licence is renewed every year from July. The queue in June is shorter than the one in September: {service:Trade licence and TIN for a new business}',
      ],
    ],
    topic: 'lesson',
  },
  {
    by: 'pixel',
    says: '$1 $2 #design',
    each: [
      ['A logo must be readable on the back of a rickshaw.', 'We print every draft at three centimetres and look at it from across the street.'],
      ['Photographed today: nineteen pickles and one cat that came with them.', 'The cat is in the third picture, and in the contract now.'],
      ['You do not need a new camera for your shop.', 'A window, a white paper and the morning. Turn the flash off for ever.'],
      ['Bangla letters drawn by hand for a tea stall in Khulshi.', 'He paid in tea. The best rate we ever had.'],
    ],
    shows: [['logo'], ['studio'], ['studio'], ['painted']],
    topic: 'work',
  },
  {
    by: 'rashed',
    says: '$1 $2',
    each: [
      ['Half of all CVs we type have two phone numbers that do not work.', 'Check yours tonight. It takes one call.'],
      [
        'Excel class on Saturday: eight seats, three left.',
        'Bring your own ledger and leave with sums that add up. {service:Excel training for office staff, eight seats}',
      ],
      ['Translated today: a birth certificate, a love letter, a manual for a rice mill.', 'The manual was the hardest.'],
      ['If your printer prints grey, it is asking for cleaning, not for ink.', 'Try that first. The button has a water drop on it.'],
    ],
    shows: [[], ['laptop'], [], []],
    topic: 'work',
  },
]
