import { localPath } from '../ui/local-path.ts'

/** Where a notice leads: one about an order to /order-details, any other to its own page; null where it names none of ours. */
export function noticeLink(link: string | null): { to: string; isOrder: boolean } | null {
  const to = localPath(link, '')
  if (!to) return null
  const id = /^\/orders\/([^/?#]+)$/.exec(to)?.[1]
  return id ? { to: `/order-details?id=${id}`, isOrder: true } : { to, isOrder: false }
}

/** The page of the order that /order-details?id=… asks for; without an id, all orders. */
export const orderPath = (id: string | null): string => (id ? `/orders/${encodeURIComponent(id)}` : '/orders')
