/** Where a map of a place opens. An https address, not geo: — phones open their map app for it, and without one it still leads somewhere. */
export const mapAddress = (place: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
