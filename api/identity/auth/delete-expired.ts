import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, lt, notExists } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { knownDevices, loginAttempts, nafathRequests, pendingRegistrations, sessions, verificationCodes } from '../tables/access.ts'
import { deviceSeconds } from './known-devices.ts'

/** Deletes ended sessions, and the codes, pending registrations, devices and login attempts that no limit counts any more. */
export async function deleteExpiredCredentials({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => addSeconds(clock.now(), -days * daySeconds)
  await db.delete(sessions).where(lt(sessions.expires_at, ago(0)))
  await db.delete(verificationCodes).where(lt(verificationCodes.created_at, ago(2)))
  await db
    .delete(pendingRegistrations)
    .where(
      and(
        lt(pendingRegistrations.created_at, ago(2)),
        notExists(db.select().from(verificationCodes).where(eq(verificationCodes.registration_id, pendingRegistrations.id))),
      ),
    )
  await db
    .delete(nafathRequests)
    .where(
      and(
        lt(nafathRequests.created_at, ago(2)),
        notExists(db.select().from(verificationCodes).where(eq(verificationCodes.nafath_request_id, nafathRequests.id))),
      ),
    )
  await db.delete(knownDevices).where(lt(knownDevices.used_at, addSeconds(clock.now(), -deviceSeconds)))
  await db.delete(loginAttempts).where(lt(loginAttempts.at, ago(1)))
}
