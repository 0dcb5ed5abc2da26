import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import type { Localized } from '@wasl/shared/units.ts'

/** An amount in halalas as a parameter of a notification, in both languages. */
export const moneyParam = (halalas: number): Localized => ({ ar: formatMoneyText(halalas, 'ar'), en: formatMoneyText(halalas, 'en') })
