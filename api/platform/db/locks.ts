import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/** The PostgreSQL advisory locks of the app. Each id is used by one concern only, so that unrelated work never waits for each other. */
export const lockIds = {
  migrations: 7_214_001,
  testTemplate: 7_214_002,
  liveAttachments: 7_214_003,
  contactMessages: 7_214_011,
  positions: 7_214_012,
  overdueNotifications: 7_214_013,
  verificationCodes: 7_214_014,
  superAdmins: 7_214_015,
  failedLogins: 7_214_016,
  dataExports: 7_214_017,
  orderDrafts: 7_214_018,
  providerReports: 7_214_020,
  nafathRequests: 7_214_019,
  couponUses: 7_214_021,
  favorites: 7_214_022,
  savedReplies: 7_214_023,
  addresses: 7_214_024,
  branches: 7_214_025,
} as const

/** Waits for the lock and holds it until the transaction ends. With a `key`, only work on the same key waits. */
export async function lockUntilCommit(db: Pick<Database, 'execute'>, name: keyof typeof lockIds, key?: string): Promise<void> {
  const args: SQL = key === undefined ? sql`${lockIds[name]}` : sql`${lockIds[name]}, hashtext(${key})`
  await db.execute(sql`select pg_advisory_xact_lock(${args})`)
}
