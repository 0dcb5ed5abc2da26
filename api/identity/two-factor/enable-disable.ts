import type { TwoStepSecret } from '@wasl/shared/contract/admin-account.ts'
import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { audit } from '../../resources/audit.ts'
import { provenAdmin } from '../account/verify-own-password.ts'
import { endAdminSessions } from '../admins/end-sessions.ts'
import { forgetTwoStep } from '../admins/reset-two-factor.ts'
import { checkTwoStep, useAppCode, wrongTwoStep } from './check-code.ts'
import { seal } from './encrypt-secret.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { addressOf, newSecret } from './totp.ts'

/** Gives the admin who asks a new secret for its app; nothing is asked at the log-in until a code of it was given back. */
export async function beginTwoStep(ctx: AdminCtx, password: string): Promise<TwoStepSecret> {
  const admin = await provenAdmin(ctx, password, 'password')
  if (admin.has_two_step) throw conflict(['Two-step log-in is on already', 'التحقق بخطوتين مفعّل بالفعل'])
  const secret = newSecret()
  await ctx.db
    .update(admins)
    .set({ two_step_secret: seal(ctx.env, secret, admin.id), two_step_used: 0 })
    .where(eq(admins.id, admin.id))
  const uri = addressOf(secret, admin.phone)
  return { secret, uri, qr_svg: await qrSvg(uri) }
}

/** Switches it on once a code shows that the app works, and tells the recovery codes. Other sessions end. */
export const confirmTwoStep = (ctx: AdminCtx, code: string): Promise<{ recovery_codes: string[] }> =>
  inTransaction(ctx, async (tx) => {
    const { who } = ctx
    const [admin] = await tx.db.select().from(admins).where(eq(admins.id, who.id)).for('update')
    if (!admin) throw notFound()
    if (admin.has_two_step || !admin.two_step_secret) throw conflict(['Begin anew', 'ابدأ من جديد'])
    if (!(await useAppCode(tx, admin, code))) throw wrongTwoStep()
    await tx.db.update(admins).set({ has_two_step: true }).where(eq(admins.id, who.id))
    const recovery_codes = await newRecoveryCodes(tx, who.id)
    await endAdminSessions(tx, who.id, who.session_id)
    const change = { before: { has_two_step: false }, after: { has_two_step: true } }
    await audit(tx, { action: 'switch_on_two_step', resource: 'admins', row_id: who.id, ...change })
    return { recovery_codes }
  })

/** Switches it off for the admin who asks, who proves itself by both. */
export async function endTwoStep(ctx: AdminCtx, { password, code }: { password: string; code: string }): Promise<void> {
  const admin = await provenAdmin(ctx, password, 'password')
  if (!admin.has_two_step) throw conflict(['Two-step log-in is off', 'التحقق بخطوتين غير مفعّل'])
  await checkTwoStep(ctx, admin, code)
  await inTransaction(ctx, async (tx) => {
    await forgetTwoStep(tx, admin.id)
    const change = { before: { has_two_step: true }, after: { has_two_step: false } }
    await audit(tx, { action: 'switch_off_two_step', resource: 'admins', row_id: admin.id, ...change })
  })
}
