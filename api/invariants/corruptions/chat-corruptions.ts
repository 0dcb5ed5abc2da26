import { sql } from 'drizzle-orm'
import type { Corruption } from './corruption.ts'

/** Changes of chats, their messages and read marks. */
export const chatCorruptions: readonly Corruption[] = [
  [
    'a public receipt of a transfer',
    sql`with receipt as (insert into files (kind, is_public, name, mime, size_bytes, storage_key, created_at)
        values ('image', true, 'x', 'image/png', 1, 'x', now()) returning id)
      update bank_transfers set images = array(select id from receipt)`,
    'F1 private files',
  ],
  [
    'a receipt made public',
    sql`update files set is_public = true where id in (select unnest(images) from bank_transfers)`,
    'F1 private files',
  ],
  ['a public file of an order', sql`update files set is_public = true where order_id is not null`, 'F1 private files'],
  [
    'a foreign file in a message',
    sql`update chat_messages set file_ids = array(select id from files where room_id is null limit 1)`,
    'F1 files of chats',
  ],
  [
    'a lost chat message',
    sql`delete from chat_messages where seq = 1 and id not in (select message_id from chat_reports)`,
    'C1 numbers of messages',
  ],
  [
    'a gap in the numbers of messages',
    sql`update chat_messages set seq = seq + 1 where seq = (select max(seq) from chat_messages)`,
    'C1 numbers of messages',
  ],
  ['a room that forgot its last message', sql`update chat_rooms set last_seq = last_seq - 1 where last_seq > 3`, 'C1 numbers of messages'],
  [
    'messages in the wrong order',
    sql`update chat_messages set created_at = created_at + interval '1 year' where seq = 1`,
    'C1 numbers of messages',
  ],
  ['a mark beyond the last message', sql`update chat_reads set seq = seq + 10`, 'C1 read marks'],
  ['a message read before it was written', sql`update chat_reads set read_at = read_at - interval '1 year'`, 'C1 read marks'],
  ['a mark of the administration beyond the last message', sql`update chat_rooms set administration_read_seq = 99`, 'C1 read marks'],
  [
    'a chat message of a stranger',
    sql`update chat_messages m set user_id = (select id from users u where u.role = 'client' and u.id <> m.user_id limit 1) where user_id is not null`,
    'C1 senders of messages',
  ],
  [
    'a message of the administration in a chat of an order',
    sql`update chat_messages set side = 'administration'`,
    'C1 senders of messages',
  ],
  [
    'a question about a product that another provider has',
    sql`update chat_rooms set provider_id = (select id from providers p where p.id <> provider_id limit 1) where provider_id is not null`,
    'C1 senders of messages',
  ],
  ['a message older than its room', sql`update chat_rooms set created_at = created_at + interval '10 years'`, 'C1 senders of messages'],
  [
    'two unread notifications about one chat',
    sql`insert into notifications (user_id, type, title_ar, title_en, body_ar, body_en, link, created_at)
      select u.id, 'chat_message', 'x', 'x', 'x', 'x', '/chat/1', now() from (select id from users limit 1) u, generate_series(1, 2)`,
    'C1 unread messages',
  ],
  ...(
    [
      ['an order', sql`order_id is not null and user_id in (select id from users where role = 'client')`],
      ['a settlement', sql`link like '/settlements/%'`],
      ['a complaint', sql`link like '/complaint/%'`],
    ] as const
  ).map(
    ([subject, where]): Corruption => [
      `a notification about ${subject} of another person`,
      sql`update notifications n set user_id = (select id from users where role = 'client' and id <> n.user_id and phone = '+966500000042') where ${where}`,
      'N1 recipients of notifications',
    ],
  ),
  [
    'a message without a reply that is not in the queue',
    sql`update chat_rooms set status = 'answered', waiting_since = null where status = 'waiting'`,
    'C1 unread messages',
  ],
]
