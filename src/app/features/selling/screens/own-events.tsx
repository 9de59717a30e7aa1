export function OwnEvents() {
  return null
}
