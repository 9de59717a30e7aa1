import type { ServiceBranches } from './service-tree.ts'

/** What is done with machines, on farms, on the road, and for those who run a business. */
export const TRADING: ServiceBranches = {
  'Computers & Phones | কম্পিউটার ও মোবাইল': [
    'Computer Repair | কম্পিউটার মেরামত',
    'Phone Repair | মোবাইল মেরামত',
    'Wi-Fi & Networks | ওয়াইফাই ও নেটওয়ার্ক',
    'CCTV & Alarms | সিসি ক্যামেরা ও অ্যালার্ম',
    'Websites & Apps | ওয়েবসাইট ও অ্যাপ',
    'Data Recovery | ডেটা উদ্ধার',
  ],
  'Marketing & Design | প্রচার ও ডিজাইন': [
    'Logos & Graphics | লোগো ও গ্রাফিকস',
    'Social Media | সোশ্যাল মিডিয়া',
    'Product Photos & Films | পণ্যের ছবি ও ভিডিও',
    'Advertising | বিজ্ঞাপন',
    'Writing & Content | লেখালেখি ও কনটেন্ট',
    'Printing & Signboards | ছাপা ও সাইনবোর্ড',
  ],
  'Office & Staff | অফিস ও কর্মী': [
    'Typing & Data Entry | টাইপিং ও ডেটা এন্ট্রি',
    'Translation | অনুবাদ',
    'Security Guards | নিরাপত্তা প্রহরী',
    'Office Cleaning | অফিস পরিষ্কার',
    'Staff Training | কর্মী প্রশিক্ষণ',
  ],
  'Vehicles & Moving | গাড়ি ও মালামাল বহন': [
    'Car Repair | গাড়ি মেরামত',
    'Motorcycle Repair | মোটরসাইকেল মেরামত',
    'Drivers | ড্রাইভার',
    'Driving Lessons | গাড়ি চালানো শেখা',
    'Moving House | বাসা বদল',
    'Pick-Ups & Trucks | পিকআপ ও ট্রাক',
  ],
  'Farming & Animals | কৃষি ও পশুপাখি': [
    'Vets | পশু চিকিৎসক',
    'Ploughing & Harvesting | চাষ ও ফসল কাটা',
    'Soil & Crop Advice | মাটি ও ফসলের পরামর্শ',
    'Fish Farming | মাছ চাষ',
    'Rooftop Gardens | ছাদবাগান',
    'Pet Care | পোষা প্রাণীর যত্ন',
  ],
  'Factories & Machines | কারখানা ও মেশিন': [
    'Machine Repair | মেশিন মেরামত',
    'Generators & Pumps | জেনারেটর ও পাম্প',
    'Welding & Lathe Work | ওয়েল্ডিং ও লেদের কাজ',
    'Fire Safety | অগ্নিনিরাপত্তা',
    'Lifts | লিফট',
  ],
}
