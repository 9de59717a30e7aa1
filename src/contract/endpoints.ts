import * as accounts from './accounts.ts'
import * as applicants from './applicants.ts'
import * as banners from './banners.ts'
import * as blogs from './blogs.ts'
import * as categories from './categories.ts'
import * as checkIns from './check-ins.ts'
import * as comments from './comments.ts'
import type { EndpointSpec } from './core/endpoint.ts'
import * as coupons from './coupons.ts'
import * as dashboard from './dashboard.ts'
import * as events from './events.ts'
import * as gallery from './gallery.ts'
import * as gate from './gate.ts'
import * as health from './health.ts'
import * as hiring from './hiring.ts'
import * as home from './home.ts'
import * as jobAlerts from './job-alerts.ts'
import * as jobApplications from './job-applications.ts'
import * as jobs from './jobs.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as phoneKeys from './phone-keys.ts'
import * as sales from './sales.ts'
import * as search from './search.ts'
import * as sellers from './sellers.ts'
import * as selling from './selling.ts'
import * as sessions from './sessions.ts'
import * as ticketKinds from './ticket-kinds.ts'
import * as tickets from './tickets.ts'
import * as writing from './writing.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value && 'offline' in value

const NOUNS = [
  accounts,
  applicants,
  banners,
  blogs,
  categories,
  checkIns,
  comments,
  coupons,
  dashboard,
  events,
  gallery,
  gate,
  health,
  hiring,
  home,
  jobAlerts,
  jobApplications,
  jobs,
  notices,
  orders,
  payments,
  phoneKeys,
  sales,
  search,
  sellers,
  selling,
  sessions,
  ticketKinds,
  tickets,
  writing,
]

/** Every endpoint there is, gathered from the nouns' files; never typed by hand. */
export const ENDPOINTS: readonly EndpointSpec[] = NOUNS.flatMap((noun) => Object.values(noun).filter(isEndpoint))
