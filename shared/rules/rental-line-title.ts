import { formatCount, formatDays } from '../i18n/format.ts'
import type { Localized } from '../units.ts'
import type { RentalLine, RentalLineKind } from './rental-price.ts'

const titles: Readonly<Record<Exclude<RentalLineKind, 'rent_day' | 'rent_month' | 'rent_year'>, Localized>> = {
  discount: { en: 'Discount', ar: 'خصم' },
  delivery: { en: 'Delivery of the car', ar: 'توصيل السيارة' },
  collection: { en: 'Collection of the car', ar: 'استلام السيارة من العميل' },
  permit: { en: 'Permit to leave Saudi Arabia', ar: 'تفويض خارج المملكة' },
  service: { en: 'Service', ar: 'خدمة' },
  insurance: { en: 'Insurance', ar: 'التأمين' },
  extension: { en: 'Extension', ar: 'تمديد' },
}

/** What a line of the price of a rental is called on an invoice. */
export function rentalLineTitle({ kind, title, count }: RentalLine, car: Localized): Localized {
  const rent = (en: string, ar: string): Localized => ({ en: `Rent of ${car.en}: ${en}`, ar: `تأجير ${car.ar}: ${ar}` })
  if (kind === 'rent_day') return rent(formatDays(count, 'en'), formatDays(count, 'ar'))
  if (kind === 'rent_month') return rent(`months of 30 days × ${formatCount(count)}`, `أشهر من 30 يومًا × ${formatCount(count)}`)
  if (kind === 'rent_year') return rent(`years × ${formatCount(count)}`, `سنوات × ${formatCount(count)}`)
  const name = title ?? titles[kind]
  return kind === 'service' && count > 1 ? { en: `${name.en} × ${formatCount(count)}`, ar: `${name.ar} × ${formatCount(count)}` } : name
}
