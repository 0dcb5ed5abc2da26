import type { TwoFactorSecret } from '@wasl/shared/contract/admin-account.ts'
import { eq } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { qrSvg } from '../../platform/pdf/qr-svg.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { endOtherSessions } from '../sessions/own-sessions.ts'
import { admins } from '../tables/people.ts'
import { consumeAppCode, consumeTwoFactorCode, wrongTwoFactorCode } from '../two-factor/check-code.ts'
import { encryptSecret } from '../two-factor/encrypt-secret.ts'
import { replaceRecoveryCodes } from '../two-factor/recovery-codes.ts'
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts'
import { newSecret, otpauthUri } from '../two-factor/totp.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/** Stores a new secret for the current admin's authenticator app. Login does not require codes until one is confirmed. */
export async function beginTwoFactor(ctx: AdminCtx, password: string): Promise<TwoFactorSecret> {
  const admin = await verifyOwnPassword(ctx, password, 'password')
  if (admin.has_two_factor) throw conflict({ en: 'Two-factor authentication is already enabled', ar: 'التحقق بخطوتين مفعّل بالفعل' })
  const secret = newSecret()
  await ctx.db
    .update(admins)
    .set({ two_factor_secret: encryptSecret(ctx.env, secret, admin.id), two_factor_last_period: 0 })
    .where(eq(admins.id, admin.id))
  const { platform_name_en } = await loadSettings(ctx)
  const uri = otpauthUri(secret, admin.phone, platform_name_en)
  return { secret, uri, qr_svg: await qrSvg(uri) }
}

/** Enables two-factor authentication with a first code of the app, returns the recovery codes and ends the other sessions. */
export const confirmTwoFactor = (ctx: AdminCtx, code: string): Promise<{ recovery_codes: string[] }> =>
  inTransaction(ctx, async (tx) => {
    const { principal } = ctx
    const [admin] = await tx.db.select().from(admins).where(eq(admins.id, principal.id)).for('update')
    if (!admin) throw notFound()
    if (admin.has_two_factor || !admin.two_factor_secret) throw conflict({ en: 'Start the setup again', ar: 'ابدأ من جديد' })
    if (!(await consumeAppCode(tx, admin, code))) throw wrongTwoFactorCode()
    await tx.db.update(admins).set({ has_two_factor: true }).where(eq(admins.id, principal.id))
    const recovery_codes = await replaceRecoveryCodes(tx, principal.id)
    await endOtherSessions({ ...tx, principal })
    const change = { before: { has_two_factor: false }, after: { has_two_factor: true } }
    await audit(tx, { action: 'enable_two_factor', resource: 'admins', row_id: principal.id, ...change })
    return { recovery_codes }
  })

/** Disables two-factor authentication of the current admin. Requires the password and a code. */
export async function disableTwoFactor(ctx: AdminCtx, { password, code }: { password: string; code: string }): Promise<void> {
  const admin = await verifyOwnPassword(ctx, password, 'password')
  if (!admin.has_two_factor) throw conflict({ en: 'Two-factor authentication is not enabled', ar: 'التحقق بخطوتين غير مفعّل' })
  if ((await loadSettings(ctx)).two_factor_required)
    throw conflict({
      en: 'The settings require two-factor authentication of administrators',
      ar: 'الإعدادات تُلزم المشرفين بالتحقق بخطوتين',
    })
  await consumeTwoFactorCode(ctx, admin, code)
  await inTransaction(ctx, async (tx) => {
    await resetTwoFactor(tx, admin.id)
    const change = { before: { has_two_factor: true }, after: { has_two_factor: false } }
    await audit(tx, { action: 'disable_two_factor', resource: 'admins', row_id: admin.id, ...change })
  })
}
