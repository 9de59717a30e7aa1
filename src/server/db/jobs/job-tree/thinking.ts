import type { JobBranches } from './job-tree.ts'

/** Where work is done at a desk, at a screen, or for the public. */
export const THINKING: JobBranches = {
  'IT & Software | আইটি ও সফটওয়্যার': {
    'Programming | প্রোগ্রামিং': ['Web Developer | ওয়েব ডেভেলপার', 'Mobile App Developer | মোবাইল অ্যাপ ডেভেলপার', 'Backend Developer | ব্যাকএন্ড ডেভেলপার'],
    'Testing & Data | টেস্টিং ও ডেটা': ['Software Tester | সফটওয়্যার টেস্টার', 'Data Analyst | ডেটা বিশ্লেষক', 'Machine Learning Engineer | মেশিন লার্নিং ইঞ্জিনিয়ার'],
    'Networks & Systems | নেটওয়ার্ক ও সিস্টেম': [
      'Network Engineer | নেটওয়ার্ক ইঞ্জিনিয়ার',
      'System Administrator | সিস্টেম অ্যাডমিনিস্ট্রেটর',
      'Internet Line Technician | ইন্টারনেট লাইন টেকনিশিয়ান',
    ],
    'Support & Hardware | সাপোর্ট ও হার্ডওয়্যার': ['IT Support Officer | আইটি সাপোর্ট কর্মকর্তা', 'Computer Technician | কম্পিউটার টেকনিশিয়ান'],
    'Product & Projects | প্রোডাক্ট ও প্রজেক্ট': ['Product Manager | প্রোডাক্ট ম্যানেজার', 'IT Project Manager | আইটি প্রজেক্ট ম্যানেজার'],
  },
  'Design & Creative | ডিজাইন ও সৃজনশীল': {
    'Graphic Design | গ্রাফিক ডিজাইন': ['Graphic Designer | গ্রাফিক ডিজাইনার', 'Illustrator | অলংকরণশিল্পী'],
    'Screen Design | ইন্টারফেস ডিজাইন': ['UI/UX Designer | ইউআই/ইউএক্স ডিজাইনার', 'Motion Designer | মোশন ডিজাইনার'],
    'Photo & Video | ছবি ও ভিডিও': ['Photographer | আলোকচিত্রী', 'Video Editor | ভিডিও সম্পাদক', 'Drone Operator | ড্রোন অপারেটর'],
    'Fashion & Craft | ফ্যাশন ও কারুশিল্প': ['Fashion Designer | ফ্যাশন ডিজাইনার', 'Weaver | তাঁতি', 'Potter | মৃৎশিল্পী'],
    'Music & Stage | সংগীত ও মঞ্চ': ['Sound Technician | শব্দকুশলী', 'Event Coordinator | অনুষ্ঠান সমন্বয়কারী'],
  },
  'Media & Writing | গণমাধ্যম ও লেখালেখি': {
    'News | সংবাদ': ['Reporter | প্রতিবেদক', 'Sub-editor | সহসম্পাদক', 'News Presenter | সংবাদ উপস্থাপক'],
    'Writing | লেখালেখি': ['Content Writer | কনটেন্ট লেখক', 'Copywriter | কপিরাইটার'],
    'Translation | অনুবাদ': ['Translator | অনুবাদক', 'Interpreter | দোভাষী'],
    'Printing & Publishing | মুদ্রণ ও প্রকাশনা': ['Press Machine Operator | ছাপাখানার মেশিনম্যান', 'Book Binder | বই বাঁধাইকর্মী', 'Proofreader | প্রুফ সংশোধক'],
    'Radio & Television | রেডিও ও টেলিভিশন': ['Radio Jockey | আরজে', 'Camera Operator | ক্যামেরাপারসন'],
  },
  'Marketing | মার্কেটিং': {
    'Digital Marketing | ডিজিটাল মার্কেটিং': [
      'Digital Marketing Executive | ডিজিটাল মার্কেটিং এক্সিকিউটিভ',
      'SEO Specialist | এসইও বিশেষজ্ঞ',
      'Social Media Manager | সোশ্যাল মিডিয়া ম্যানেজার',
    ],
    'Brand | ব্র্যান্ড': ['Brand Executive | ব্র্যান্ড এক্সিকিউটিভ', 'Brand Promoter | ব্র্যান্ড প্রচারকর্মী'],
    'Research | বাজার গবেষণা': ['Market Researcher | বাজার গবেষক', 'Field Survey Worker | মাঠ জরিপকর্মী'],
    'Advertising | বিজ্ঞাপন': ['Advertising Executive | বিজ্ঞাপন এক্সিকিউটিভ', 'Sign Writer | সাইনবোর্ড লেখক'],
    'Business Development | ব্যবসা বাড়ানো': ['Business Development Officer | বিজনেস ডেভেলপমেন্ট কর্মকর্তা', 'Key Account Manager | কী অ্যাকাউন্ট ম্যানেজার'],
  },
  'Banking & Finance | ব্যাংক ও অর্থ': {
    'Branch Banking | ব্যাংকের শাখা': ['Bank Teller | ব্যাংকের ক্যাশ অফিসার', 'Bank Officer | ব্যাংক কর্মকর্তা', 'Branch Manager | শাখা ব্যবস্থাপক'],
    'Microfinance | ক্ষুদ্রঋণ': ['Microcredit Field Officer | ক্ষুদ্রঋণ মাঠ কর্মকর্তা', 'Microcredit Branch Manager | ক্ষুদ্রঋণ শাখা ব্যবস্থাপক'],
    'Accounts | হিসাব': ['Accounts Assistant | হিসাব সহকারী', 'Accountant | হিসাবরক্ষক', 'Finance Manager | অর্থ ব্যবস্থাপক'],
    'Audit & Tax | নিরীক্ষা ও কর': ['Auditor | নিরীক্ষক', 'VAT & Tax Officer | ভ্যাট ও কর কর্মকর্তা'],
    'Mobile Banking | মোবাইল ব্যাংকিং': ['Mobile Banking Agent | মোবাইল ব্যাংকিং এজেন্ট', 'Agent Banking Officer | এজেন্ট ব্যাংকিং কর্মকর্তা'],
  },
  'Office & Administration | অফিস ও প্রশাসন': {
    'Office Support | অফিস সহায়তা': ['Office Assistant | অফিস সহকারী', 'Peon | পিয়ন', 'Computer Operator | কম্পিউটার অপারেটর'],
    'Human Resources | মানবসম্পদ': ['HR Officer | মানবসম্পদ কর্মকর্তা', 'Payroll Officer | বেতন-ভাতা কর্মকর্তা'],
    'Administration | প্রশাসন': ['Admin Officer | প্রশাসনিক কর্মকর্তা', 'Office Manager | অফিস ব্যবস্থাপক'],
    'Secretarial | সেক্রেটারির কাজ': ['Personal Secretary | পার্সোনাল সেক্রেটারি', 'Front Office Executive | ফ্রন্ট অফিস এক্সিকিউটিভ'],
    'Management | ব্যবস্থাপনা': ['Management Trainee | ম্যানেজমেন্ট ট্রেইনি', 'General Manager | জেনারেল ম্যানেজার'],
  },
  'NGO & Development | এনজিও ও উন্নয়ন': {
    'Field Work | মাঠপর্যায়ের কাজ': ['Community Mobiliser | কমিউনিটি মোবিলাইজার', 'Field Facilitator | মাঠ সহায়ক'],
    'Programmes | কর্মসূচি': ['Project Officer | প্রকল্প কর্মকর্তা', 'Project Coordinator | প্রকল্প সমন্বয়কারী'],
    'Monitoring | মনিটরিং': ['Monitoring & Evaluation Officer | মনিটরিং ও মূল্যায়ন কর্মকর্তা', 'Enumerator | তথ্য সংগ্রহকারী'],
    'Relief | ত্রাণ ও পুনর্বাসন': ['Relief Worker | ত্রাণকর্মী', 'Camp Coordinator | ক্যাম্প সমন্বয়কারী'],
    'Water & Sanitation | পানি ও পয়োনিষ্কাশন': ['WASH Officer | ওয়াশ কর্মকর্তা', 'Hygiene Promoter | স্বাস্থ্যবিধি প্রচারক'],
  },
  'Public Service | জনসেবা': {
    'Local Government | স্থানীয় সরকার': [
      'Union Digital Centre Entrepreneur | ইউনিয়ন ডিজিটাল সেন্টার উদ্যোক্তা',
      'Municipal Worker | পৌরকর্মী',
      'Birth Registration Assistant | জন্মনিবন্ধন সহকারী',
    ],
    'Post & Land | ডাক ও ভূমি': ['Postal Worker | ডাককর্মী', 'Land Survey Assistant | ভূমি জরিপ সহকারী'],
    'Utilities | বিদ্যুৎ, গ্যাস ও পানি': ['Meter Reader | মিটার রিডার', 'Line Worker | লাইনম্যান'],
    'Library & Museum | গ্রন্থাগার ও জাদুঘর': ['Librarian | গ্রন্থাগারিক', 'Museum Guide | জাদুঘর গাইড'],
    'Census & Elections | শুমারি ও নির্বাচন': ['Census Enumerator | শুমারি গণনাকারী', 'Polling Assistant | ভোটকেন্দ্র সহকারী'],
  },
  'Law | আইন': {
    'Practice | আইন পেশা': ['Junior Lawyer | শিক্ষানবিশ আইনজীবী', 'Legal Adviser | আইন উপদেষ্টা'],
    'Chambers | চেম্বার': ['Lawyer’s Clerk | আইনজীবীর মুহুরি', 'Legal Typist | আইনি কাগজের টাইপিস্ট'],
    'Company Law | কোম্পানি আইন': ['Company Secretary | কোম্পানি সচিব', 'Legal Officer | আইন কর্মকর্তা'],
    'Deeds | দলিল': ['Deed Writer | দলিল লেখক', 'Documentation Officer | নথি কর্মকর্তা'],
    'Rights | অধিকার': ['Legal Aid Worker | আইনি সহায়তাকর্মী', 'Labour Rights Officer | শ্রম অধিকার কর্মকর্তা'],
  },
}
