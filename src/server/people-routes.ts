import { personDeskRoutes } from './features/accounts/desk/person-desk-routes.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { personRoutes } from './features/people/routes.ts'
import { postCommentRoutes } from './features/posts/comments/routes.ts'
import { feedRoutes } from './features/posts/feed/routes.ts'
import { postPictureRoutes } from './features/posts/moderation/routes.ts'
import { ownPostRoutes } from './features/posts/own/routes.ts'
import { reactionRoutes } from './features/posts/reactions/routes.ts'
import { postReadingRoutes } from './features/posts/reading/routes.ts'
import { relationRoutes } from './features/relations/routes.ts'
import type { Service } from './http/service.ts'
import { recentWriting } from './recent-writing.ts'

type PeopleParts = Parameters<typeof conversationRoutes>[1] &
  Omit<Parameters<typeof personDeskRoutes>[1], 'removers'> &
  Parameters<typeof personRoutes>[1] &
  Parameters<typeof relationRoutes>[1] &
  Parameters<typeof reactionRoutes>[1] &
  Parameters<typeof ownPostRoutes>[1] &
  Parameters<typeof postPictureRoutes>[1]

/** What people say to each other and of themselves, what they like, whom they follow and block, and what staff do about people. */
export function addPeople(service: Service, parts: PeopleParts): void {
  conversationRoutes(service, parts)
  personRoutes(service, parts)
  relationRoutes(service, parts)
  reactionRoutes(service, parts)
  feedRoutes(service)
  ownPostRoutes(service, parts)
  postReadingRoutes(service)
  postCommentRoutes(service)
  postPictureRoutes(service, parts)
  personDeskRoutes(service, { ...parts, removers: recentWriting(parts.note) })
}
