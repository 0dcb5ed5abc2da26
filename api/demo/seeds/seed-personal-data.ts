import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { consents, data_requests } from '../../identity/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'

/** Inserts the consents of the demo's active accounts, and personal-data requests that came by phone and email. */
export async function seedPersonalData({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const active = await db.select({ user_id: users.id, agreed_at: users.created_at }).from(users).where(eq(users.status, 'active'))
  const version = { document_version: 1, address: '127.0.0.1' }
  await rawDatabase(db)
    .insert(consents)
    .values(active.flatMap((user) => (['terms', 'privacy'] as const).map((document) => ({ ...user, ...version, document }))))
  const daysFromNow = (days: number) => addSeconds(now, days * daySeconds)
  const times = (due_in: number) => ({
    due_at: daysFromNow(due_in),
    created_at: daysFromNow(due_in - 30),
    updated_at: daysFromNow(due_in - 30),
  })
  await rawDatabase(db)
    .insert(data_requests)
    .values([
      { name: 'ريم الغامدي', kind: 'correction', details: 'تصحيح الاسم في فاتورة قديمة. وصل بالبريد.', status: 'open', ...times(21) },
      { name: 'Daniel Brooks', kind: 'export', details: 'Asked by phone; has no account any more.', status: 'open', ...times(4) },
      {
        name: 'فهد السبيعي',
        kind: 'objection',
        details: 'لا يرغب في رسائل العروض.',
        status: 'done',
        closed_at: daysFromNow(-8),
        ...times(12),
      },
    ])
}
