import type { ServiceBranches } from './service-tree.ts'

/** What people are taught, and what they are advised. */
export const LEARNING: ServiceBranches = {
  'Tutoring | টিউশনি': [
    'Classes 1 to 5 | প্রথম থেকে পঞ্চম শ্রেণি',
    'Classes 6 to 8 | ষষ্ঠ থেকে অষ্টম শ্রেণি',
    'SSC & HSC | এসএসসি ও এইচএসসি',
    'University Admission | বিশ্ববিদ্যালয়ে ভর্তি',
    'English & IELTS | ইংরেজি ও আইইএলটিএস',
    'Jobs & BCS Exams | চাকরি ও বিসিএস পরীক্ষা',
    'Other Languages | অন্য ভাষা',
  ],
  'Music & Art Lessons | গান ও শিল্প শেখা': [
    'Singing | গান',
    'Guitar & Keyboard | গিটার ও কিবোর্ড',
    'Tabla & Harmonium | তবলা ও হারমোনিয়াম',
    'Dance | নাচ',
    'Drawing | ছবি আঁকা',
    'Recitation & Acting | আবৃত্তি ও অভিনয়',
  ],
  'Sports & Fitness Training | খেলাধুলা ও শরীরচর্চার প্রশিক্ষণ': [
    'Gym Trainers | জিমের প্রশিক্ষক',
    'Yoga | যোগব্যায়াম',
    'Swimming | সাঁতার',
    'Cricket & Football | ক্রিকেট ও ফুটবল',
    'Karate & Self-Defence | কারাতে ও আত্মরক্ষা',
  ],
  'Law, Tax & Accounts | আইন, কর ও হিসাব': [
    'Lawyers | আইনজীবী',
    'Income Tax Returns | আয়কর রিটার্ন',
    'VAT & Bookkeeping | ভ্যাট ও হিসাবরক্ষণ',
    'Land & Deeds | জমি ও দলিল',
    'Passports & Visas | পাসপোর্ট ও ভিসা',
  ],
  'Careers & Study Advice | পেশা ও পড়াশোনার পরামর্শ': [
    'Study Abroad | বিদেশে পড়াশোনা',
    'CVs & Interviews | সিভি ও ইন্টারভিউ',
    'Choosing a Career | পেশা বেছে নেওয়া',
    'Freelancing | ফ্রিল্যান্সিং',
    'Working Abroad | বিদেশে কাজ',
  ],
  'Starting a Business | ব্যবসা শুরু': [
    'Trade Licences & Registration | ট্রেড লাইসেন্স ও নিবন্ধন',
    'Business Plans | ব্যবসার পরিকল্পনা',
    'Loans & Grants | ঋণ ও অনুদান',
    'Online Shops | অনলাইন দোকান',
    'Mentors | মেন্টর',
    'Import & Export | আমদানি ও রপ্তানি',
  ],
}
