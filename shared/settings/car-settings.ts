import { numberSettings } from './setting-kinds.ts'

const timeLimit = numberSettings('time_limits')

/** The settings of car rental. */
export const carSettings = {
  car_return_grace_minutes: timeLimit(
    'minutes',
    [0, 240],
    60,
    { en: 'Cars can be returned late without another day by', ar: 'التأخر المسموح في إعادة السيارة دون يوم إضافي' },
    { en: 'For prices of new rentals', ar: 'في أسعار طلبات التأجير الجديدة' },
  ),
} as const
