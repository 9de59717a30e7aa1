import type { JobBranches } from './job-tree.ts'

/** Where things are grown, made, built and moved. */
export const MAKING: JobBranches = {
  'Garments & Textile | গার্মেন্টস ও টেক্সটাইল': {
    'Sewing | সেলাই': ['Sewing Operator | সেলাই অপারেটর', 'Sewing Helper | সেলাই হেলপার', 'Line Supervisor | লাইন সুপারভাইজার'],
    'Cutting & Finishing | কাটিং ও ফিনিশিং': ['Cutting Master | কাটিং মাস্টার', 'Finishing Operator | ফিনিশিং অপারেটর', 'Ironing Operator | আয়রনম্যান'],
    'Quality | মান নিয়ন্ত্রণ': ['Garments Quality Inspector | গার্মেন্টস কোয়ালিটি ইন্সপেক্টর', 'Garments Quality Manager | গার্মেন্টস কোয়ালিটি ম্যানেজার'],
    'Merchandising | মার্চেন্ডাইজিং': ['Merchandiser | মার্চেন্ডাইজার', 'Sample Coordinator | স্যাম্পল সমন্বয়কারী', 'Compliance Officer | কমপ্লায়েন্স কর্মকর্তা'],
    'Spinning, Knitting & Dyeing | স্পিনিং, নিটিং ও ডাইং': [
      'Spinning Operator | স্পিনিং অপারেটর',
      'Knitting Operator | নিটিং অপারেটর',
      'Dyeing Technician | ডাইং টেকনিশিয়ান',
    ],
  },
  'Factory & Production | কারখানা ও উৎপাদন': {
    'Machine Operation | মেশিন চালানো': ['Machine Operator | মেশিন অপারেটর', 'Boiler Operator | বয়লার অপারেটর', 'CNC Operator | সিএনসি অপারেটর'],
    'Production Control | উৎপাদন তদারকি': ['Production Supervisor | উৎপাদন সুপারভাইজার', 'Production Planner | উৎপাদন পরিকল্পনাকারী'],
    'Packing | প্যাকিং': ['Packing Worker | প্যাকিং কর্মী', 'Packing Supervisor | প্যাকিং সুপারভাইজার'],
    'Leather & Footwear | চামড়া ও জুতা': ['Shoe Maker | জুতার কারিগর', 'Leather Cutter | চামড়া কাটার কারিগর'],
    'Food Processing | খাবার তৈরি': ['Bakery Worker | বেকারি কারিগর', 'Food Technologist | খাদ্য প্রযুক্তিবিদ', 'Rice Mill Operator | চালকল অপারেটর'],
  },
  'Construction | নির্মাণ': {
    'Building Trades | নির্মাণের কাজ': ['Mason | রাজমিস্ত্রি', 'Rod Binder | রডমিস্ত্রি', 'Construction Helper | নির্মাণ সহকারী'],
    'Finishing Trades | ফিনিশিংয়ের কাজ': ['Tiles Fitter | টাইলস মিস্ত্রি', 'Painter | রংমিস্ত্রি', 'Carpenter | কাঠমিস্ত্রি'],
    'Site Engineering | সাইট ইঞ্জিনিয়ারিং': ['Site Engineer | সাইট ইঞ্জিনিয়ার', 'Site Supervisor | সাইট সুপারভাইজার', 'Surveyor | সার্ভেয়ার'],
    'Design & Architecture | নকশা ও স্থাপত্য': ['Architect | স্থপতি', 'AutoCAD Draftsman | অটোক্যাড ড্রাফটসম্যান', 'Interior Designer | ইন্টেরিয়র ডিজাইনার'],
    'Heavy Equipment | ভারী যন্ত্রপাতি': ['Excavator Operator | এক্সকাভেটর চালক', 'Crane Operator | ক্রেন অপারেটর'],
  },
  'Engineering | ইঞ্জিনিয়ারিং': {
    'Civil | সিভিল': ['Civil Engineer | সিভিল ইঞ্জিনিয়ার', 'Structural Designer | স্ট্রাকচারাল ডিজাইনার'],
    'Electrical Engineering | ইলেকট্রিক্যাল': ['Electrical Engineer | ইলেকট্রিক্যাল ইঞ্জিনিয়ার', 'Substation Engineer | সাবস্টেশন ইঞ্জিনিয়ার'],
    'Mechanical | মেকানিক্যাল': ['Mechanical Engineer | মেকানিক্যাল ইঞ্জিনিয়ার', 'Maintenance Engineer | মেইনটেন্যান্স ইঞ্জিনিয়ার'],
    'Textile Engineering | টেক্সটাইল': ['Textile Engineer | টেক্সটাইল ইঞ্জিনিয়ার', 'Industrial Engineer | ইন্ডাস্ট্রিয়াল ইঞ্জিনিয়ার'],
    'Power & Energy | বিদ্যুৎ ও জ্বালানি': ['Solar Engineer | সোলার ইঞ্জিনিয়ার', 'Power Plant Operator | বিদ্যুৎকেন্দ্র অপারেটর'],
  },
  'Technician & Repair | কারিগরি ও মেরামত': {
    'Electrical | বৈদ্যুতিক কাজ': ['Electrician | ইলেকট্রিশিয়ান', 'Lift Technician | লিফট টেকনিশিয়ান', 'Solar Installer | সোলার মিস্ত্রি'],
    'Plumbing & Gas | পানি ও গ্যাস': ['Plumber | প্লাম্বার', 'Gas Fitter | গ্যাস মিস্ত্রি'],
    'Cooling | শীতাতপ': ['AC Technician | এসি টেকনিশিয়ান', 'Refrigerator Technician | ফ্রিজ টেকনিশিয়ান'],
    'Phone & Electronics | মোবাইল ও ইলেকট্রনিকস': ['Mobile Phone Technician | মোবাইল টেকনিশিয়ান', 'TV & Electronics Technician | টিভি ও ইলেকট্রনিকস টেকনিশিয়ান'],
    'Vehicles & Welding | গাড়ি ও ওয়েল্ডিং': ['Car Mechanic | গাড়ির মিস্ত্রি', 'Motorcycle Mechanic | মোটরসাইকেল মিস্ত্রি', 'Welder | ওয়েল্ডার'],
  },
  'Agriculture & Fisheries | কৃষি ও মৎস্য': {
    'Crops | ফসল': ['Farm Worker | কৃষিশ্রমিক', 'Farm Manager | খামার ব্যবস্থাপক', 'Tractor Driver | ট্রাক্টর চালক'],
    'Agronomy | কৃষিবিদ্যা': ['Agronomist | কৃষিবিদ', 'Agriculture Field Officer | কৃষি মাঠ কর্মকর্তা'],
    'Livestock & Poultry | গবাদিপশু ও পোলট্রি': [
      'Dairy Farm Worker | ডেইরি খামারকর্মী',
      'Poultry Farm Supervisor | পোলট্রি খামার সুপারভাইজার',
      'Veterinary Assistant | প্রাণিচিকিৎসা সহকারী',
    ],
    'Fisheries | মৎস্য': ['Fish Farm Worker | মাছের খামারকর্মী', 'Hatchery Technician | হ্যাচারি টেকনিশিয়ান'],
    'Nursery & Tea | নার্সারি ও চা': ['Nursery Gardener | নার্সারির মালি', 'Tea Estate Supervisor | চা বাগান সুপারভাইজার'],
  },
  'Driving & Delivery | গাড়ি চালানো ও ডেলিভারি': {
    'Private & Office Cars | ব্যক্তিগত ও অফিসের গাড়ি': ['Private Car Driver | প্রাইভেট কার চালক', 'Microbus Driver | মাইক্রোবাস চালক'],
    'Trucks & Buses | ট্রাক ও বাস': ['Truck Driver | ট্রাকচালক', 'Bus Driver | বাসচালক', 'Vehicle Helper | গাড়ির হেলপার'],
    'Delivery | ডেলিভারি': ['Delivery Rider | ডেলিভারি রাইডার', 'Parcel Delivery Agent | পার্সেল ডেলিভারি এজেন্ট', 'Food Delivery Rider | খাবার ডেলিভারি রাইডার'],
    'Ride Sharing | রাইড শেয়ারিং': ['Motorcycle Rider | মোটরসাইকেল রাইডার', 'CNG Driver | সিএনজি চালক'],
    'Boats & Launches | নৌকা ও লঞ্চ': ['Launch Crew | লঞ্চের কর্মী', 'Boat Operator | ট্রলার চালক'],
  },
  'Warehouse & Supply Chain | গুদাম ও সরবরাহ': {
    'Warehouse | গুদাম': ['Warehouse Worker | গুদামকর্মী', 'Store Keeper | স্টোর কিপার', 'Forklift Operator | ফর্কলিফট অপারেটর'],
    'Sorting & Dispatch | বাছাই ও পাঠানো': ['Parcel Sorter | পার্সেল বাছাইকর্মী', 'Dispatch Officer | ডিসপ্যাচ কর্মকর্তা'],
    'Procurement | কেনাকাটা': ['Procurement Officer | ক্রয় কর্মকর্তা', 'Procurement Manager | ক্রয় ব্যবস্থাপক'],
    'Shipping & Customs | শিপিং ও কাস্টমস': [
      'C&F Assistant | সিঅ্যান্ডএফ সহকারী',
      'Shipping Executive | শিপিং এক্সিকিউটিভ',
      'Import & Export Officer | আমদানি ও রপ্তানি কর্মকর্তা',
    ],
    'Supply Planning | সরবরাহ পরিকল্পনা': ['Supply Chain Executive | সাপ্লাই চেইন এক্সিকিউটিভ', 'Inventory Analyst | মজুত বিশ্লেষক'],
  },
}
