/** Whether this is the address of a gateway on this computer: a stand-in of a demo or a test, which has no certificate. */
export const isLoopback = (url: URL): boolean => url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Whether clients may be led to this page: https, or the stand-in on this computer. */
export function isSafePage(page: string, { isLocal }: { isLocal: boolean }): boolean {
  const url = URL.parse(page)
  return url !== null && (url.protocol === 'https:' || (isLocal && isLoopback(url)))
}
