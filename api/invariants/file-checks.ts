import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Private files stay private and with their order or chat: F1 of the invariants. */
export const fileChecks: readonly Invariant[] = [
  {
    name: 'F1 private files',
    description: 'receipts of transfers and files of orders and chats are not public',
    violations: sql`select f.id, f.order_id, f.room_id, 'public' as reason from files f where f.is_public and (f.order_id is not null or f.room_id is not null
      or exists (select 1 from bank_transfers b where f.id = any(b.images)) or exists (select 1 from chat_messages m where f.id = any(m.file_ids)))`,
  },
  {
    name: 'F1 files of chats',
    description: 'a file of a message belongs to the chat of this message',
    violations: sql`select m.id, m.room_id, f.id as file, f.room_id as belongs_to from chat_messages m join files f on f.id = any(m.file_ids)
      where f.room_id is distinct from m.room_id`,
  },
]
