import { randomUUID } from 'node:crypto'
import { newToken, tokenHash } from '../../api/identity/sessions/session-token.ts'
import type { Client } from '../harness/database.ts'

/** Session tokens of clients and of providers, and the body of an order that these providers serve. */
export type People = { clients: string[]; providers: string[]; order: object }

/** Inserts clients, and providers that serve what the demo's company serves: each issues invoices with numbers of its own. */
export async function createJourneyPeople(db: Client, clients: number, providers: number): Promise<People> {
  const { rows } = await db.query<{ id: string; city_id: string; category_id: string; service_id: string }>(
    `select u.provider_id as id, c.id as city_id, k.id as category_id, s.id as service_id
      from users u, cities c, categories k join services s on s.category_id = k.id and s.kind = 'service'
      where u.phone = '+966500000021' and c.name_en = 'Riyadh' and k.icon = 'maintenance'
        and not exists (select 1 from jsonb_array_elements(s.questions) q where (q->>'is_required')::boolean)
      limit 1`,
  )
  const [model] = rows
  if (!model) throw new Error('bench:journey: the demo has no company that serves Riyadh')
  const { city_id, category_id, service_id } = model
  return {
    clients: await inSequence(clients, (number) => createPerson(db, `+9665720${String(10_000 + number)}`, city_id, null)),
    providers: await inSequence(providers, async (number) => {
      const provider_id = await copyProvider(db, model.id)
      return createPerson(db, `+9665730${String(10_000 + number)}`, city_id, provider_id)
    }),
    order: { kind: 'service', category_id, city_id, note: 'تسريب في المطبخ', items: [{ service_id, answers: [] }] },
  }
}

async function inSequence<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let number = 0; number < count; number++) made.push(await make(number))
  return made
}

async function copyProvider(db: Client, model_id: string): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into providers (id, name_ar, name_en, type, status, vat_number, iban, city_id)
      select $1, name_ar, name_en, type, status, vat_number, iban, city_id from providers where id = $2`,
    [id, model_id],
  )
  await db.query('insert into provider_categories select $1, category_id, position from provider_categories where provider_id = $2', [
    id,
    model_id,
  ])
  await db.query('insert into provider_cities select $1, city_id, position from provider_cities where provider_id = $2', [id, model_id])
  return id
}

/** Inserts a user of the site. Returns the token of its session. */
export async function createPerson(db: Client, phone: string, city_id: string, provider_id: string | null): Promise<string> {
  const [id, token] = [randomUUID(), newToken()]
  await db.query(
    `insert into users (id, role, client_type, name, email, phone, country_code, password_hash, status, city_id, provider_id)
      values ($1::uuid, $2, $3, 'Bench', $1::text || '@example.com', $4, '966', 'none', 'active', $5, $6)`,
    [id, provider_id ? 'provider' : 'client', provider_id ? null : 'individual', phone, city_id, provider_id],
  )
  await db.query(
    `insert into sessions (realm, user_id, token_hash, address, created_at, last_seen_at, expires_at)
      values ('site', $1, $2, '127.0.0.1', now(), now(), now() + interval '1 day')`,
    [id, tokenHash(token)],
  )
  return token
}
