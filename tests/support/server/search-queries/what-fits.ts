/** Titles of the demo market that answer the same wish. For words by which more than five things are right. */

export const MUSIC_EVENTS = /^(Dhaka Rock Night|Rooftop Unplugged|Battle of the Bands|Sitar and Tabla)|বাউল গান|নজরুলের গান|হাছন রাজার গান|গীতিকা/
export const SPORT_EVENTS = /ফুটবল|Football|Marathon|নৌকাবাইচ|T20|টেপ টেনিস|Chess|ব্যাডমিন্টন/
export const TECH_EVENTS = /^Build an App|ফ্রিল্যান্সিং|Hackathon|রোবোটিকস|^Women Who Code|^Artificial Intelligence/
export const CULTURE_EVENTS = /রক্তকরবী|রূপবান|^Puppet Theatre|Rickshaw Art|^Nakshi Kantha|Watercolours|সিনেমা/
/** Fairs and festivals; a prayer meeting of the same branch is neither. */
export const FAIR_EVENTS = /মেলা|পিঠা উৎসব|Food Walk|^Hilsa Festival|^Kite Festival|^Science Fair|^Star Lanterns|^Lamps on the River|মুখোশ|ধামাইল|গীতিকা/

export const TEACHING_JOBS = /Teacher|শিক্ষক|Trainer|Tutor|^Lab Assistant/
export const DRIVING_JOBS = /Driver|চালক|রাইডার|^Boat Operator|^লঞ্চের কর্মী/
export const GARMENT_JOBS = /^Sewing|Sewing$|সেলাই|Quality Inspector|Merchandiser|কাটিং মাস্টার|আয়রনম্যান|ডাইং/
export const FARM_JOBS = /খামার|কৃষিশ্রমিক|^ট্রাক্টর|^Tea Estate|^Agronomist|হ্যাচারি/
export const KITCHEN_JOBS = /বাবুর্চি|রান্নাঘর|^Chef/
