import { isIP } from 'node:net'

/** How many times the limit of one network applies to all networks of its site together. */
export const siteFactor = 10

/**
 * What limits count as one sender: an IPv4 address, or the /64 of an IPv6 address, which a single connection has to itself. An IPv4 address that
 * is mapped to IPv6 counts as IPv4.
 */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address)
  if (!groups) return address
  return ipv4Of(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The beginning that the networks of one /48 share, which providers assign to a site; null for IPv4. */
export function siteOf(network: string): string | null {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}:` : null
}

/** The eight groups of an IPv6 address without leading zeros; null for anything else. */
function ipv6Groups(address: string): string[] | null {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return null
  // The dotted form of an embedded IPv4 address is two groups.
  const text = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [start = '', end] = text.split('::')
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [first, last] = [groupsOf(start), groupsOf(end ?? '')]
  const zeros = end === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}

function ipv4Of(groups: readonly string[]): string | null {
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
