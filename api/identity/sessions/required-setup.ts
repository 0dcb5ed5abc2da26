import type { RequiredSetup } from '@wasl/shared/contract/accounts.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Principal } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'

type Account = { password_expires_at: string | null; has_two_factor: boolean }

/** What this administrator has to set up before anything else. Source: decision 0136. */
export function requiredSetup({ password_expires_at, has_two_factor }: Account, settings: Settings): RequiredSetup | null {
  if (password_expires_at) return 'password'
  return settings.two_factor_required && !has_two_factor ? 'two_factor' : null
}

/** Throws 403 for an administrator who has something to set up first. */
export function assertSetUp(principal: Principal): void {
  if (principal.kind === 'admin' && principal.setup) throw new RequestError(keys[principal.setup], texts[principal.setup])
}

const keys = { password: 'change_password', two_factor: 'set_up_two_factor' } as const satisfies Record<RequiredSetup, string>
const texts: Readonly<Record<RequiredSetup, Label>> = {
  password: { en: 'Choose your own password first. Reload the page', ar: 'اختر كلمة مرورك أولًا. أعد تحميل الصفحة' },
  two_factor: { en: 'Set up two-factor authentication first. Reload the page', ar: 'فعّل التحقق بخطوتين أولًا. أعد تحميل الصفحة' },
}
