import type { ServiceParts } from './features/services/own/parts.ts'
import { serviceOwnRoutes } from './features/services/own/routes.ts'
import { servicePublicRoutes } from './features/services/public/routes.ts'
import type { Service } from './http/service.ts'

/** What sellers do for others at a time that is asked for: their own list has the address of the public one, and comes first. */
export function addServices(service: Service, parts: ServiceParts): void {
  serviceOwnRoutes(service, parts)
  servicePublicRoutes(service)
}
