import type { ChoiceOptions } from '@wasl/shared/registry/fields.ts'

/** What an account of the site may stand at. */
export const accountStatuses = {
  not_activated: ['Not activated', 'غير مفعّل'],
  active: ['Active', 'نشط'],
  blocked: ['Blocked', 'محظور'],
} as const satisfies ChoiceOptions

/** The colour of each. */
export const accountTones = { not_activated: 'plain', active: 'good', blocked: 'bad' } as const
