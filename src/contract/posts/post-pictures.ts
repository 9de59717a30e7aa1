import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { idText } from '../core/fields.ts'

export const downloadPostPicture = endpoint({
  method: 'GET',
  path: '/api/posts/{post_id}/pictures/{picture_id}/',
  summary: 'The bytes of a picture of a post, also while no reader sees it: to its author unless it was removed, and to staff where there is a case about it',
  access: 'signed-in',
  perMinute: 120,
  params: v.object({ post_id: idText, picture_id: idText }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
