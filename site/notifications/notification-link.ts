import { localPath } from '@wasl/shared/utils/local-path.ts'

/** The link of a notification: orders open through /order-details, others directly; null for addresses outside the site. */
export function notificationLink(link: string | null): { to: string; isOrder: boolean } | null {
  const to = localPath(link, '')
  if (!to) return null
  const id = /^\/orders\/([^/?#]+)$/.exec(to)?.[1]
  return id ? { to: `/order-details?id=${id}`, isOrder: true } : { to, isOrder: false }
}

/** The path of an order by its id; all orders without an id. */
export const orderPath = (id: string | null): string => (id ? `/orders/${encodeURIComponent(id)}` : '/orders')
