import type { Label } from '../units.ts'

/** What the history of a provider calls the reminders of its certificate. */
export const certificateReminderLabels = {
  certificate_expires_in_month: { en: 'Reminded: the certificate expires in a month', ar: 'تذكير بانتهاء الشهادة خلال شهر' },
  certificate_expires_in_week: { en: 'Reminded: the certificate expires in a week', ar: 'تذكير بانتهاء الشهادة خلال أسبوع' },
  certificate_expired: { en: 'Told that the certificate has expired', ar: 'إشعار بانتهاء الشهادة' },
} as const satisfies Readonly<Record<string, Label>>

type Documents = { status: string; certificate_expires_on: string | null }

/** Whether a certificate is no longer valid on this day of Riyadh. It is valid on its last day. */
export const hasExpired = (certificate_expires_on: string | null, today: string): boolean =>
  certificate_expires_on !== null && certificate_expires_on < today

/** Whether clients read “verified” beside a provider: it is approved, and its certificate has not expired. */
export const isVerified = ({ status, certificate_expires_on }: Documents, today: string): boolean =>
  status === 'approved' && !hasExpired(certificate_expires_on, today)
