import { randomUUID } from 'node:crypto'
import { newToken, tokenHash } from '../../api/identity/sessions/session-token.ts'
import type { Client } from '../harness/database.ts'

/** The two parties of a room, with their session tokens. */
export type Pair = { room_id: string; client: string; provider: string }

/** Inserts clients and providers with an accepted order and a room for each pair, on top of the demo. */
export async function createChatPeople(db: Client, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let number = 0; number < count; number++) {
    const provider_id = randomUUID()
    await db.query(`insert into providers (id, name_ar, name_en, type, status) values ($1, 'مزوّد', 'Provider', 'company', 'approved')`, [
      provider_id,
    ])
    const client = await createPerson(db, `+9665700${String(10_000 + number)}`, null)
    const provider = await createPerson(db, `+9665710${String(10_000 + number)}`, provider_id)
    const [order_id, room_id] = [randomUUID(), randomUUID()]
    await db.query(
      `insert into orders (id, number, kind, status, client_id, provider_id, category_id, city_id, submitted_at)
        select $1, $2, 'service', 'in_progress', $3, $4, (select id from categories limit 1), (select id from cities limit 1), now()`,
      [order_id, `B-${number}`, client.id, provider_id],
    )
    await db.query(`insert into chat_rooms (id, kind, title, order_id) values ($1, 'order', $2, $3)`, [room_id, `B-${number}`, order_id])
    pairs.push({ room_id, client: client.token, provider: provider.token })
  }
  return pairs
}

async function createPerson(db: Client, phone: string, provider_id: string | null): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newToken()]
  await db.query(
    `insert into users (id, role, client_type, name, phone, country_code, password_hash, status, provider_id)
      values ($1, $2, $3, 'Bench', $4, '966', 'none', 'active', $5)`,
    [id, provider_id ? 'provider' : 'client', provider_id ? null : 'individual', phone, provider_id],
  )
  await db.query(
    `insert into sessions (realm, user_id, token_hash, address, created_at, last_seen_at, expires_at)
      values ('site', $1, $2, '127.0.0.1', now(), now(), now() + interval '1 day')`,
    [id, tokenHash(token)],
  )
  return { id, token }
}
