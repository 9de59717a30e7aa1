import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProviderCalendar } from '../features/bookings/calendar/screens/provider-calendar.tsx'
import { HoursScreen } from '../features/services/own/hours/screens/hours.tsx'
import { closeAsSeen } from '../features/services/own/hours/send-closing.ts'
import { EditService } from '../features/services/own/screens/edit-service.tsx'
import { OwnServices } from '../features/services/own/screens/own-services.tsx'
import { PostService } from '../features/services/own/screens/post-service.tsx'
import { ServicePictures } from '../features/services/own/screens/service-pictures.tsx'
import { ServiceQuestions } from '../features/services/own/screens/service-questions.tsx'
import { Team } from '../features/services/own/team/screens/team.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { ServiceFrame } from '../shell/slots/service-frame.tsx'
import type { ServiceTab } from '../shell/slots/service-tabs.tsx'

/** All screens of a provider's services, the list first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/sellerservices/$')({ component: ServicesScreen })

const OF_SERVICE = /^service\/(\d{1,9})\/(update|pictures|questions)$/
type Screen = [title: string, tab: ServiceTab, show: (logIn: ReactNode, serviceId: number) => ReactNode]

/** By what follows the address of the list, without the number of a service. */
const SCREENS: Record<string, Screen> = {
  '': ['team:title', 'all', () => <List />],
  add: ['team:titles.add', 'all', (logIn) => <PostService logIn={logIn} />],
  team: ['team:titles.team', 'team', () => <Team />],
  hours: ['team:titles.hours', 'hours', () => <Hours />],
  calendar: ['team:titles.calendar', 'calendar', () => <ProviderCalendar close={closeAsSeen} />],
  'of/update': ['team:titles.update', 'update', (logIn, id) => <EditService key={id} serviceId={id} logIn={logIn} />],
  'of/pictures': ['team:titles.pictures', 'pictures', (_, id) => <ServicePictures key={id} serviceId={id} />],
  'of/questions': ['team:titles.questions', 'questions', (_, id) => <ServiceQuestions key={id} serviceId={id} />],
}

const List = () => <OwnServices filter={Route.useSearch()} />
const Hours = () => <HoursScreen member={(Route.useSearch() as Record<string, unknown>).member} />

function ServicesScreen() {
  const { _splat = '' } = Route.useParams()
  const [, id, part] = OF_SERVICE.exec(_splat) ?? []
  const screen = SCREENS[part === undefined ? _splat : `of/${part}`]
  if (!screen || _splat.startsWith('of/')) return <NotFoundScreen />
  const [title, tab, show] = screen
  return (
    <ServiceFrame title={title} tab={tab} serviceId={id === undefined ? undefined : Number(id)}>
      {(logIn) => show(logIn, Number(id))}
    </ServiceFrame>
  )
}
