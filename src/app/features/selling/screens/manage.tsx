export function Manage() {
  return null
}
