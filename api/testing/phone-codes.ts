import { desc, eq } from 'drizzle-orm'
import { fullPhone } from '../identity/profiles/phone.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import type { TestApp } from './test-app.ts'

/** The code in the last SMS to this phone. */
export async function lastCode({ db }: TestApp, phone: string): Promise<string> {
  const [sms] = await db
    .select({ body: jobs.body })
    .from(jobs)
    .where(eq(jobs.recipient, fullPhone(phone) ?? phone))
    .orderBy(desc(jobs.created_at))
    .limit(1)
  const [code] = /\d{4}/.exec(sms?.body ?? '') ?? []
  if (!code) throw new Error(`lastCode: no code was sent to ${phone}`)
  return code
}
