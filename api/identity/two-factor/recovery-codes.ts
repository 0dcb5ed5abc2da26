import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { Ctx } from '../../platform/context.ts'
import { recoveryCodes } from '../tables/access.ts'

const codeCount = 10
const codeBytes = 10 // 80 random bits cannot be guessed, so the hash needs no salt and need not be slow

/** Replaces an admin's recovery codes. Only their hashes are stored, so they are shown once. */
export async function replaceRecoveryCodes({ db }: Ctx, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => new Secret({ buffer: Uint8Array.from(randomBytes(codeBytes)).buffer }).base32)
  await db.delete(recoveryCodes).where(eq(recoveryCodes.admin_id, adminId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ admin_id: adminId, code_hash: hashOf(code) })))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** Whether this is one of the admin's unused recovery codes; it is used up by the call. */
export async function consumeRecoveryCode({ db, clock }: Ctx, adminId: string, code: string): Promise<boolean> {
  const normalized = code.replace(/[\s-]/g, '').toUpperCase()
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: clock.now() })
    .where(and(eq(recoveryCodes.admin_id, adminId), eq(recoveryCodes.code_hash, hashOf(normalized)), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
