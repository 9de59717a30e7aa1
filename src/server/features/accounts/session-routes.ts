import type { Service } from '../../http/service.ts'
import type { AccountParts } from './parts.ts'

export function sessionRoutes(_app: Service, _parts: AccountParts): void {}
