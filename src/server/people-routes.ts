import { personDeskRoutes } from './features/accounts/desk/person-desk-routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import type { Service } from './http/service.ts'
import { recentWriting } from './recent-writing.ts'

/** What people say to each other, and what staff do about people. */
export function addPeople(service: Service, parts: Parameters<typeof conversationRoutes>[1] & Omit<Parameters<typeof personDeskRoutes>[1], 'removers'>): void {
  conversationRoutes(service, parts)
  personDeskRoutes(service, { ...parts, removers: recentWriting(parts.note) })
}
