/** Where the networks people here use take a shared link. Names are brands and stay as they are in every language. */
export function shareAddresses(title: string, url: string): { network: string; address: string }[] {
  const link = encodeURIComponent(url)
  const words = encodeURIComponent(`${title} ${url}`)
  return [
    { network: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { network: 'WhatsApp', address: `https://wa.me/?text=${words}` },
    { network: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: 'Threads', address: `https://www.threads.net/intent/post?text=${words}` },
  ]
}
