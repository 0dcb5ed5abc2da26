/** How clients choose the length of a rental: any days, or whole months of 30 days, or years of 365. */
export const tariffs = {
  day: { en: 'By the day', ar: 'باليوم' },
  month: { en: 'By the month', ar: 'بالشهر' },
  year: { en: 'By the year', ar: 'بالسنة' },
} as const
export type Tariff = keyof typeof tariffs

/** What a driver identifies with. */
export const driverIdTypes = {
  citizen: { en: 'Saudi ID', ar: 'هوية وطنية' },
  resident: { en: 'Resident ID', ar: 'هوية مقيم' },
  visitor: { en: 'Passport', ar: 'جواز سفر' },
} as const
export type DriverIdType = keyof typeof driverIdTypes

/** What is checked before a car is handed over. */
export const inspectionChecks = {
  tires: { en: 'Tires', ar: 'الإطارات' },
  lights: { en: 'Lights', ar: 'الأنوار' },
  fluids: { en: 'Oil and water', ar: 'الزيت والماء' },
  spare_wheel: { en: 'Spare wheel and tools', ar: 'الإطار الاحتياطي والعدّة' },
  papers: { en: 'Registration and insurance', ar: 'الاستمارة والتأمين' },
  cleanliness: { en: 'Cleanliness', ar: 'النظافة' },
} as const
export type InspectionCheck = keyof typeof inspectionChecks

export const handoverKinds = {
  out: { en: 'Hand-over to the client', ar: 'تسليم السيارة للعميل' },
  in: { en: 'Return to the provider', ar: 'إعادة السيارة للمزوّد' },
} as const
export type HandoverKind = keyof typeof handoverKinds

/** A mark on the outline of a car seen from above, in percent from its left and its front. */
export type DamageMark = { x: number; y: number; note: string }

export const maxHandoverPhotos = 5
export const maxDamageMarks = 20
/** Fuel is counted in eighths of the tank. */
export const fullTank = 8

/** What the security deposit of a rental is: not paid yet, held, returned without what claims have retained, or kept in full. */
export const securityDepositStates = {
  due: { en: 'Not paid yet', ar: 'لم يُدفع بعد' },
  held: { en: 'Held', ar: 'محجوز' },
  returned: { en: 'Returned', ar: 'أُعيد' },
  retained: { en: 'Kept in full', ar: 'خُصم بالكامل' },
} as const
