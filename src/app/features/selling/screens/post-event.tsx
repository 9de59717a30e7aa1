export function PostEvent() {
  return null
}
