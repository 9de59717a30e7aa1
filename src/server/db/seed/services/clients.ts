import type { AccountSketch } from '../accounts.ts'

/** Accounts that book services in the demo market, and nothing else. */
export const CLIENTS: readonly AccountSketch[] = (
  [
    ['farida-yasmin', 'ফরিদা ইয়াসমিন'],
    ['shahed-kabir', 'Shahed Kabir'],
    ['nipa-roy', 'নীপা রায়'],
    ['arif-chowdhury', 'Arif Chowdhury'],
    ['rezaul-haque', 'রেজাউল হক'],
    ['tahmina-akter', 'Tahmina Akter'],
    ['sujon-mia', 'সুজন মিয়া'],
    ['priya-saha', 'Priya Saha'],
    ['mahbub-alam', 'মাহবুব আলম'],
    ['lamia-hossain', 'Lamia Hossain'],
  ] as const
).map(([username, full_name], at) => ({ username, full_name, is_email_verified: true, member_days: 150 + 11 * at }))
