import type { ConversationSide } from '#contract/conversations/conversation-rules.ts'

/** What was written in a conversation of the demo market, the oldest message first. */
export type TalkLines = readonly (readonly [side: ConversationSide, text: string])[]

export interface TalkSketch {
  /** `event`: a question about this event, `order`: its oldest order that was paid; `support`: about nothing in particular. */
  about: { event: string } | { orderOf: string } | 'support'
  /** Username of who asks; of an order, its buyer. */
  asker?: string
  lines: TalkLines
  /** The last message was so many hours ago. */
  hours: number
  /** Whether the other side has read the last message. */
  isRead: boolean
}

export const TALKS: readonly TalkSketch[] = [
  {
    about: { event: 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান' },
    asker: 'buyer',
    lines: [
      ['asker', 'আপা, অনুষ্ঠানে কি ছোট বাচ্চা নিয়ে আসা যাবে? আমার মেয়ের বয়স চার।'],
      ['answerer', 'অবশ্যই! পাঁচ বছরের নিচে টিকিট লাগে না। সামনের দিকে মাদুর পাতা থাকবে।'],
      ['asker', 'খুব ভালো। গাড়ি রাখার জায়গা আছে?'],
      ['answerer', 'মাঠের পাশে আছে, তবে জায়গা কম। সন্ধ্যা ছয়টার আগে এলে ভালো।'],
    ],
    hours: 3,
    isRead: false,
  },
  {
    about: { event: 'Dhaka Rock Night: Five Bands, One Stage' },
    asker: 'buyer',
    lines: [['asker', 'Hi! Is re-entry allowed if I step out between the bands?']],
    hours: 1,
    isRead: false,
  },
  {
    about: { orderOf: 'খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি' },
    lines: [
      ['asker', 'আমাদের মধ্যে একজন হুইলচেয়ারে আসবেন। ঢোকার পথ কোন দিকে?'],
      ['answerer', 'পূর্ব দিকের গেটে ঢালু পথ আছে, আমাদের লোক সাহায্য করবে।'],
      ['asker', 'অনেক ধন্যবাদ।'],
    ],
    hours: 20,
    isRead: true,
  },
  {
    about: 'support',
    asker: 'buyer',
    lines: [
      ['asker', 'আমি কি টিকিট কেনার পর নাম বদলাতে পারব?'],
      ['answerer', 'পারবেন। “টিকিট” পাতা থেকে টিকিটটি অন্য কাউকে দিন; তখন তাঁর নামে আসবে।'],
    ],
    hours: 26,
    isRead: false,
  },
  { about: 'support', asker: 'seeker', lines: [['asker', 'I changed my phone number. Do employers see the new one?']], hours: 5, isRead: false },
]
