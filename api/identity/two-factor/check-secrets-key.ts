import { isNotNull } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { readSecretsCheck, storeSecretsCheck } from '../../platform/deployment/deployment.ts'
import { admins } from '../tables/people.ts'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'

const checkRow = 'secrets-check'

/**
 * At the start in production: detects that SECRETS_KEY is another one than before, by a value that was encrypted with it, and logs how many admins
 * cannot use their authenticator app. A new first key takes the value over.
 */
export async function checkSecretsKey(app: App): Promise<void> {
  const { env, db, log } = app
  if (env.WASL_MODE !== 'production') return
  const stored = await readSecretsCheck(app)
  if (stored !== null && !isReadable(app, stored, checkRow)) {
    const rows = await db
      .select({ id: admins.id, secret: admins.two_factor_secret })
      .from(admins)
      .where(isNotNull(admins.two_factor_secret))
    const unreadable = rows.filter(({ id, secret }) => secret !== null && !isReadable(app, secret, id)).length
    if (unreadable > 0)
      log.error(
        { unreadable },
        'SECRETS_KEY is not the key of this database: these admins cannot log in with their authenticator app. Add the former key: SECRETS_KEY=new,former',
      )
    // The value stays until no secret needs the former key, so that each start says so.
    if (unreadable > 0) return
  }
  await storeSecretsCheck(app, encryptSecret(env, 'wasl', checkRow))
}

function isReadable({ env }: Pick<App, 'env'>, stored: string, row: string): boolean {
  try {
    decryptSecret(env, stored, row)
    return true
  } catch {
    return false
  }
}
