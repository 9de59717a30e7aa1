/** A place by the name it is kept under, and its Bangla name. */
export interface NamedPlace {
  name: string
  name_bn: string
}

/** The eight divisions of Bangladesh with their 64 districts, both in the order of the Latin alphabet. */
export const DIVISIONS: readonly (NamedPlace & { districts: readonly NamedPlace[] })[] = [
  {
    name: 'Barishal',
    name_bn: 'বরিশাল',
    districts: [
      { name: 'Barguna', name_bn: 'বরগুনা' },
      { name: 'Barishal', name_bn: 'বরিশাল' },
      { name: 'Bhola', name_bn: 'ভোলা' },
      { name: 'Jhalokathi', name_bn: 'ঝালকাঠি' },
      { name: 'Patuakhali', name_bn: 'পটুয়াখালী' },
      { name: 'Pirojpur', name_bn: 'পিরোজপুর' },
    ],
  },
  {
    name: 'Chattogram',
    name_bn: 'চট্টগ্রাম',
    districts: [
      { name: 'Bandarban', name_bn: 'বান্দরবান' },
      { name: 'Brahmanbaria', name_bn: 'ব্রাহ্মণবাড়িয়া' },
      { name: 'Chandpur', name_bn: 'চাঁদপুর' },
      { name: 'Chattogram', name_bn: 'চট্টগ্রাম' },
      { name: "Cox's Bazar", name_bn: 'কক্সবাজার' },
      { name: 'Cumilla', name_bn: 'কুমিল্লা' },
      { name: 'Feni', name_bn: 'ফেনী' },
      { name: 'Khagrachhari', name_bn: 'খাগড়াছড়ি' },
      { name: 'Lakshmipur', name_bn: 'লক্ষ্মীপুর' },
      { name: 'Noakhali', name_bn: 'নোয়াখালী' },
      { name: 'Rangamati', name_bn: 'রাঙামাটি' },
    ],
  },
  {
    name: 'Dhaka',
    name_bn: 'ঢাকা',
    districts: [
      { name: 'Dhaka', name_bn: 'ঢাকা' },
      { name: 'Faridpur', name_bn: 'ফরিদপুর' },
      { name: 'Gazipur', name_bn: 'গাজীপুর' },
      { name: 'Gopalganj', name_bn: 'গোপালগঞ্জ' },
      { name: 'Kishoreganj', name_bn: 'কিশোরগঞ্জ' },
      { name: 'Madaripur', name_bn: 'মাদারীপুর' },
      { name: 'Manikganj', name_bn: 'মানিকগঞ্জ' },
      { name: 'Munshiganj', name_bn: 'মুন্সীগঞ্জ' },
      { name: 'Narayanganj', name_bn: 'নারায়ণগঞ্জ' },
      { name: 'Narsingdi', name_bn: 'নরসিংদী' },
      { name: 'Rajbari', name_bn: 'রাজবাড়ী' },
      { name: 'Shariatpur', name_bn: 'শরীয়তপুর' },
      { name: 'Tangail', name_bn: 'টাঙ্গাইল' },
    ],
  },
  {
    name: 'Khulna',
    name_bn: 'খুলনা',
    districts: [
      { name: 'Bagerhat', name_bn: 'বাগেরহাট' },
      { name: 'Chuadanga', name_bn: 'চুয়াডাঙ্গা' },
      { name: 'Jashore', name_bn: 'যশোর' },
      { name: 'Jhenaidah', name_bn: 'ঝিনাইদহ' },
      { name: 'Khulna', name_bn: 'খুলনা' },
      { name: 'Kushtia', name_bn: 'কুষ্টিয়া' },
      { name: 'Magura', name_bn: 'মাগুরা' },
      { name: 'Meherpur', name_bn: 'মেহেরপুর' },
      { name: 'Narail', name_bn: 'নড়াইল' },
      { name: 'Satkhira', name_bn: 'সাতক্ষীরা' },
    ],
  },
  {
    name: 'Mymensingh',
    name_bn: 'ময়মনসিংহ',
    districts: [
      { name: 'Jamalpur', name_bn: 'জামালপুর' },
      { name: 'Mymensingh', name_bn: 'ময়মনসিংহ' },
      { name: 'Netrokona', name_bn: 'নেত্রকোনা' },
      { name: 'Sherpur', name_bn: 'শেরপুর' },
    ],
  },
  {
    name: 'Rajshahi',
    name_bn: 'রাজশাহী',
    districts: [
      { name: 'Bogura', name_bn: 'বগুড়া' },
      { name: 'Chapainawabganj', name_bn: 'চাঁপাইনবাবগঞ্জ' },
      { name: 'Joypurhat', name_bn: 'জয়পুরহাট' },
      { name: 'Naogaon', name_bn: 'নওগাঁ' },
      { name: 'Natore', name_bn: 'নাটোর' },
      { name: 'Pabna', name_bn: 'পাবনা' },
      { name: 'Rajshahi', name_bn: 'রাজশাহী' },
      { name: 'Sirajganj', name_bn: 'সিরাজগঞ্জ' },
    ],
  },
  {
    name: 'Rangpur',
    name_bn: 'রংপুর',
    districts: [
      { name: 'Dinajpur', name_bn: 'দিনাজপুর' },
      { name: 'Gaibandha', name_bn: 'গাইবান্ধা' },
      { name: 'Kurigram', name_bn: 'কুড়িগ্রাম' },
      { name: 'Lalmonirhat', name_bn: 'লালমনিরহাট' },
      { name: 'Nilphamari', name_bn: 'নীলফামারী' },
      { name: 'Panchagarh', name_bn: 'পঞ্চগড়' },
      { name: 'Rangpur', name_bn: 'রংপুর' },
      { name: 'Thakurgaon', name_bn: 'ঠাকুরগাঁও' },
    ],
  },
  {
    name: 'Sylhet',
    name_bn: 'সিলেট',
    districts: [
      { name: 'Habiganj', name_bn: 'হবিগঞ্জ' },
      { name: 'Moulvibazar', name_bn: 'মৌলভীবাজার' },
      { name: 'Sunamganj', name_bn: 'সুনামগঞ্জ' },
      { name: 'Sylhet', name_bn: 'সিলেট' },
    ],
  },
]

/** Whether a district lies in a division; both by the names they are kept under. */
export const isPlace = (division: string, district: string): boolean =>
  DIVISIONS.some(({ name, districts }) => name === division && districts.some((one) => one.name === district))

/** How a place is called in a language; a name that is not on the list stays as it is. */
export function placeName(name: string, isBangla: boolean): string {
  const places: readonly NamedPlace[] = [...DIVISIONS.flatMap(({ districts }) => districts), ...DIVISIONS]
  return (isBangla && places.find((place) => place.name === name)?.name_bn) || name
}
