import type { ChoiceOptions } from '@wasl/shared/registry/fields.ts'

/** Statuses of a site account. */
export const accountStatuses = {
  not_activated: { en: 'Not activated', ar: 'غير مفعّل' },
  active: { en: 'Active', ar: 'نشط' },
  blocked: { en: 'Blocked', ar: 'محظور' },
  deleted: { en: 'Deleted', ar: 'محذوف' },
} as const satisfies ChoiceOptions

export const accountTones = { not_activated: 'plain', active: 'good', blocked: 'bad', deleted: 'plain' } as const
