import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Every acknowledged message exists once, in order and without gaps, and no mark is beyond the last one: C1 of the invariants. */
export const chatChecks: readonly Invariant[] = [
  {
    name: 'C1 numbers of messages',
    description: 'the messages of a room are numbered from 1 without gaps, in the order of their time, and the room knows the last number',
    violations: sql`select r.id, r.last_seq, r.last_at, m.messages, m.highest, m.newest, m.disordered from chat_rooms r
      cross join lateral (select count(*) as messages, coalesce(max(seq), 0) as highest, max(created_at) as newest, count(*) filter (where is_late) as disordered
        from (select seq, created_at, created_at < lag(created_at) over (order by seq) as is_late from chat_messages where room_id = r.id) numbered) m
      where m.messages <> r.last_seq or m.highest <> r.last_seq or m.newest is distinct from r.last_at or m.disordered > 0`,
  },
  {
    name: 'C1 read marks',
    description: 'nobody has read beyond the last message of a room, or before that message was written',
    violations: sql`select r.id, r.last_seq, d.user_id, d.seq, r.administration_read_seq from chat_rooms r left join chat_reads d on d.room_id = r.id
      left join chat_messages m on m.room_id = r.id and m.seq = d.seq
      where d.seq > r.last_seq or d.seq < 0 or d.read_at < m.created_at or r.administration_read_seq > r.last_seq`,
  },
  {
    name: 'C1 senders of messages',
    description:
      'a message is by a person of its side: the client of the order or a colleague of it, a user of the provider of the order or of the product asked about, the user of the room, or the administration',
    violations: sql`select m.id, m.room_id, m.seq, m.side, m.user_id, m.admin_id from chat_messages m join chat_rooms r on r.id = m.room_id
      left join orders o on o.id = r.order_id left join users u on u.id = m.user_id
      where m.created_at < r.created_at or not coalesce(case
        when m.side = 'administration' then m.admin_id is not null and r.order_id is null and r.provider_id is null
        when r.kind = 'administration' or (r.kind = 'product' and m.side = 'client') then m.user_id = r.user_id
        when m.side = 'client' then o.client_id in (u.id, u.company_id)
        else u.provider_id = coalesce(o.provider_id, r.provider_id) end, false)`,
  },
  {
    name: 'C1 unread messages',
    description: 'a chat has at most one unread notification for each person, and a user’s messages that await a reply are in the queue',
    violations: sql`select n.user_id as id, n.link as reason from notifications n where n.type = 'chat_message' and n.read_at is null
        group by n.user_id, n.link having count(*) > 1
      union all select r.id, r.status from chat_rooms r left join chat_messages m on m.room_id = r.id and m.seq = r.last_seq
        where (r.status = 'waiting') <> (r.waiting_since is not null)
          or (r.order_id is null and r.provider_id is null and r.last_seq > 0 and (r.status = 'waiting') <> (m.side <> 'administration'))`,
  },
]
