import { Refusal } from '../../platform/http/errors.ts'

/** The administration closed this account. */
export const blockedAccount = () =>
  new Refusal('blocked', ['Your account has been blocked by the administration', 'تم حظر حسابك من قبل الإدارة'])
