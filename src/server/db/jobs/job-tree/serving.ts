import type { JobBranches } from './job-tree.ts'

/** Where people are sold to, cared for, fed, guarded and taught. */
export const SERVING: JobBranches = {
  'Sales & Shops | বিক্রয় ও দোকান': {
    'Shop Sales | দোকানে বিক্রয়': ['Shop Assistant | দোকানকর্মী', 'Showroom Sales Executive | শোরুম বিক্রয়কর্মী', 'Cashier | ক্যাশিয়ার'],
    'Field Sales | মাঠপর্যায়ে বিক্রয়': [
      'Sales Representative | বিক্রয় প্রতিনিধি',
      'Medical Representative | মেডিকেল প্রতিনিধি',
      'Area Sales Manager | এরিয়া সেলস ম্যানেজার',
    ],
    'Super Shop | সুপারশপ': ['Outlet Manager | আউটলেট ম্যানেজার', 'Shelf Attendant | পণ্য সাজানোর কর্মী'],
    'Online Selling | অনলাইনে বিক্রি': ['Online Shop Moderator | অনলাইন শপ মডারেটর', 'E-commerce Executive | ই-কমার্স এক্সিকিউটিভ'],
    'Property & Insurance | জমি, ফ্ল্যাট ও বিমা': ['Property Sales Executive | ফ্ল্যাট ও প্লট বিক্রয়কর্মী', 'Insurance Agent | বিমা প্রতিনিধি'],
  },
  'Customer Care & BPO | গ্রাহকসেবা ও বিপিও': {
    'Call Centre | কল সেন্টার': ['Call Centre Agent | কল সেন্টার এজেন্ট', 'Telesales Agent | টেলিসেলস এজেন্ট', 'Call Centre Team Leader | কল সেন্টার টিম লিডার'],
    'Live Chat | লাইভ চ্যাট': ['Chat Support Agent | চ্যাট সাপোর্ট এজেন্ট', 'Page Moderator | পেজ মডারেটর'],
    'Data Work | ডেটার কাজ': ['Data Entry Operator | ডেটা এন্ট্রি অপারেটর', 'Data Annotator | ডেটা অ্যানোটেটর'],
    'Back Office | ব্যাক অফিস': ['Back Office Executive | ব্যাক অফিস এক্সিকিউটিভ', 'Transcriber | শ্রুতিলেখক'],
    'Service Desk | সেবা ডেস্ক': ['Customer Service Executive | গ্রাহকসেবা কর্মকর্তা', 'Receptionist | অভ্যর্থনাকর্মী'],
  },
  'Hotel & Restaurant | হোটেল ও রেস্তোরাঁ': {
    'Kitchen | রান্নাঘর': ['Chef | প্রধান বাবুর্চি', 'Cook | বাবুর্চি', 'Kitchen Helper | রান্নাঘরের সহকারী'],
    'Service | পরিবেশন': ['Waiter | ওয়েটার', 'Barista | বারিস্তা', 'Restaurant Manager | রেস্তোরাঁ ব্যবস্থাপক'],
    'Front Office | ফ্রন্ট অফিস': ['Front Desk Officer | ফ্রন্ট ডেস্ক কর্মকর্তা', 'Bell Boy | বেল বয়'],
    'Housekeeping | হাউসকিপিং': ['Room Attendant | রুম অ্যাটেনডেন্ট', 'Laundry Worker | লন্ড্রি কর্মী'],
    'Travel & Tours | ভ্রমণ ও পর্যটন': ['Tour Guide | ট্যুর গাইড', 'Ticketing Officer | টিকিটিং কর্মকর্তা'],
  },
  'Household Help | বাসাবাড়ির কাজ': {
    'Cooking & Cleaning | রান্না ও পরিচ্ছন্নতা': ['Household Worker | গৃহকর্মী', 'Home Cook | বাসার বাবুর্চি', 'Cleaner | পরিচ্ছন্নতাকর্মী'],
    'Child Care | শিশুর যত্ন': ['Nanny | শিশু পরিচর্যাকারী', 'Day Care Worker | ডে-কেয়ার কর্মী'],
    'Elder Care | প্রবীণের যত্ন': ['Elder Care Giver | প্রবীণ পরিচর্যাকারী', 'Patient Attendant | রোগীর সেবাকর্মী'],
    'House & Garden | বাড়ি ও বাগান': ['Caretaker | কেয়ারটেকার', 'Gardener | মালি'],
    'Moving & Errands | বাসা বদল ও ফরমাশ': ['House Shifting Worker | বাসা বদলের কর্মী', 'Errand Runner | ফরমাশ কর্মী'],
  },
  'Security & Safety | নিরাপত্তা': {
    'Guarding | পাহারা': ['Security Guard | নিরাপত্তাকর্মী', 'Night Guard | নৈশপ্রহরী', 'Security Supervisor | নিরাপত্তা সুপারভাইজার'],
    'Escort | ব্যক্তি ও ক্যাশের পাহারা': ['Cash Van Guard | ক্যাশ ভ্যান প্রহরী', 'Body Guard | দেহরক্ষী'],
    'Fire & Safety | অগ্নি ও কর্মস্থলের নিরাপত্তা': ['Fire Safety Officer | অগ্নিনিরাপত্তা কর্মকর্তা', 'Safety Inspector | নিরাপত্তা পরিদর্শক'],
    'Surveillance | নজরদারি': ['CCTV Operator | সিসিটিভি অপারেটর', 'Control Room Operator | কন্ট্রোল রুম অপারেটর'],
    'Gate & Reception | গেট ও প্রবেশ': ['Gate Keeper | দারোয়ান', 'Lady Searcher | নারী তল্লাশিকর্মী'],
  },
  'Teaching & Training | শিক্ষকতা ও প্রশিক্ষণ': {
    'School | স্কুল': ['Primary Teacher | প্রাথমিক শিক্ষক', 'Secondary Teacher | মাধ্যমিক শিক্ষক', 'Head Teacher | প্রধান শিক্ষক'],
    'Madrasah | মাদ্রাসা': ['Madrasah Teacher | মাদ্রাসা শিক্ষক', 'Arabic Teacher | আরবি শিক্ষক'],
    'College & University | কলেজ ও বিশ্ববিদ্যালয়': ['Lecturer | প্রভাষক', 'Lab Assistant | ল্যাব সহকারী'],
    'Tutoring | টিউশন': ['Home Tutor | গৃহশিক্ষক', 'Coaching Teacher | কোচিং শিক্ষক', 'Online Tutor | অনলাইন শিক্ষক'],
    'Skills Training | কারিগরি প্রশিক্ষণ': [
      'Computer Trainer | কম্পিউটার প্রশিক্ষক',
      'Vocational Instructor | কারিগরি প্রশিক্ষক',
      'Spoken English Trainer | স্পোকেন ইংলিশ প্রশিক্ষক',
    ],
  },
  'Health & Medicine | স্বাস্থ্য ও চিকিৎসা': {
    'Doctors | চিকিৎসক': ['Medical Officer | মেডিকেল অফিসার', 'Dentist | দন্তচিকিৎসক', 'Consultant Physician | বিশেষজ্ঞ চিকিৎসক'],
    'Nursing | নার্সিং': ['Staff Nurse | স্টাফ নার্স', 'Midwife | মিডওয়াইফ', 'Nursing Aide | নার্সিং সহকারী'],
    'Laboratory | ল্যাবরেটরি': ['Lab Technologist | ল্যাব টেকনোলজিস্ট', 'X-ray Technician | এক্স-রে টেকনিশিয়ান'],
    'Pharmacy | ফার্মেসি': ['Pharmacist | ফার্মাসিস্ট', 'Pharmacy Salesperson | ওষুধের দোকানের বিক্রয়কর্মী'],
    'Care & Therapy | সেবা ও থেরাপি': ['Physiotherapist | ফিজিওথেরাপিস্ট', 'Community Health Worker | কমিউনিটি স্বাস্থ্যকর্মী', 'Nutritionist | পুষ্টিবিদ'],
  },
  'Beauty & Fitness | সৌন্দর্য ও ফিটনেস': {
    'Parlour | পার্লার': ['Beautician | বিউটিশিয়ান', 'Make-up Artist | মেকআপ শিল্পী'],
    'Salon | সেলুন': ['Barber | নাপিত', 'Hair Stylist | হেয়ার স্টাইলিস্ট'],
    'Tailoring | দরজি': ['Tailor | দরজি', 'Embroidery Artisan | নকশিশিল্পী'],
    'Gym | জিম': ['Gym Trainer | জিম প্রশিক্ষক', 'Yoga Teacher | যোগব্যায়াম শিক্ষক'],
    'Sport | খেলাধুলা': ['Sports Coach | ক্রীড়া প্রশিক্ষক', 'Swimming Instructor | সাঁতার প্রশিক্ষক'],
  },
}
