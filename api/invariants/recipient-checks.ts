import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Notifications reach the people whom their subject concerns: N1 of the invariants. */
export const recipientChecks: readonly Invariant[] = [
  {
    name: 'N1 recipients of notifications',
    description:
      'a notification about an order, complaint, settlement, payment or chat belongs to its client or a colleague of it, its owner or a user of its provider',
    violations: sql`select n.id, n.type, n.user_id, n.link from (
        select notifications.*, u.role, u.provider_id, coalesce(u.company_id, u.id) as client_id, substring(link from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid as subject_id
          from notifications join users u on u.id = user_id where u.status <> 'deleted') n
      left join orders o on o.id = n.order_id
      where (o.id is not null and n.role = 'client' and o.client_id <> n.client_id)
        or (n.link like '/settlements/%' and not exists (select 1 from settlements s where s.id = n.subject_id and s.provider_id = n.provider_id))
        or (n.link like '/payments/%' and not exists (select 1 from payments p where p.id = n.subject_id and p.client_id = n.client_id))
        or (n.link like '/chat/%' and not exists (select 1 from chat_rooms r left join orders about on about.id = r.order_id
          where r.id = n.subject_id and (r.user_id = n.user_id or about.client_id = n.client_id or coalesce(about.provider_id, r.provider_id) = n.provider_id)))
        or (n.link like '/complaint/%' and not exists (select 1 from complaints c left join orders about on about.id = c.order_id
          where c.id = n.subject_id and (n.client_id in (select coalesce(by.company_id, by.id) from users by where by.id = c.user_id) or c.user_id = n.user_id or about.client_id = n.client_id or about.provider_id = n.provider_id)))`,
  },
]
