import type { ChoiceOptions } from '@wasl/shared/registry/fields.ts'

/** The days of the week as it begins here. */
export const weekdays = {
  saturday: ['Saturday', 'السبت'],
  sunday: ['Sunday', 'الأحد'],
  monday: ['Monday', 'الاثنين'],
  tuesday: ['Tuesday', 'الثلاثاء'],
  wednesday: ['Wednesday', 'الأربعاء'],
  thursday: ['Thursday', 'الخميس'],
  friday: ['Friday', 'الجمعة'],
} as const satisfies ChoiceOptions
