/** The types of cars, by which clients search. */
export const carTypes = {
  small: { en: 'Small', ar: 'صغيرة' },
  sedan: { en: 'Sedan', ar: 'سيدان' },
  suv: { en: 'SUV', ar: 'دفع رباعي' },
  family: { en: 'Family', ar: 'عائلية' },
  pickup: { en: 'Pickup', ar: 'بيك أب' },
  luxury: { en: 'Luxury', ar: 'فاخرة' },
} as const

export const carGears = { automatic: { en: 'Automatic', ar: 'أوتوماتيك' }, manual: { en: 'Manual', ar: 'عادي' } } as const

export const carFuels = {
  petrol: { en: 'Petrol', ar: 'بنزين' },
  diesel: { en: 'Diesel', ar: 'ديزل' },
  hybrid: { en: 'Hybrid', ar: 'هجين' },
  electric: { en: 'Electric', ar: 'كهرباء' },
} as const

/** What the price of an additional service counts for. */
export const servicePeriods = { rental: { en: 'Once', ar: 'مرة واحدة' }, day: { en: 'Per day', ar: 'لكل يوم' } } as const
export type ServicePeriod = keyof typeof servicePeriods

/** The longest time that a provider may take to prepare a car for the next rental. */
export const maxTurnaroundMinutes = 2_880
