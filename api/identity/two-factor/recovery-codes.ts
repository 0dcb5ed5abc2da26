import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { Ctx } from '../../context.ts'
import { recoveryCodes } from '../../platform/db/tables/access.ts'

const howMany = 10
const bytes = 10 // 80 random bits: a guess is hopeless, so the hash needs no salt and no slowness

/** Gives an admin new recovery codes and forgets the old ones; they are told once and stored as hashes. */
export async function newRecoveryCodes({ db }: Ctx, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(code) })))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** Whether this is one of the admin's recovery codes; it is good once. */
export async function useRecoveryCode({ db, clock }: Ctx, adminId: string, code: string): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, '').toUpperCase()
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: clock.now() })
    .where(and(eq(recoveryCodes.admin_id, adminId), eq(recoveryCodes.code_hash, hashOf(plain)), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
