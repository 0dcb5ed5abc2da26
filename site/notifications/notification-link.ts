import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'

const orderLink = new RegExp(`^${pages.order.pattern.replace(':id', '([^/?#]+)')}$`)

/** The link of a notification: orders open through /order-details, others directly; null for addresses outside the site. */
export function notificationLink(link: string | null): { to: string; isOrder: boolean } | null {
  const to = localPath(link, '')
  if (!to) return null
  const id = orderLink.exec(to)?.[1]
  return id ? { to: pages.orderDetails({ id }), isOrder: true } : { to, isOrder: false }
}

/** The path of an order by its id; all orders without an id. */
export const orderPath = (id: string | null): string => (id ? pages.order({ id }) : pages.orders())
