import * as z from 'zod'
import type { Label } from '../units.ts'
import { settingBase } from './setting-kinds.ts'

const riyalSigns = {
  riyal: { en: 'Riyal sign', ar: 'رمز الريال' },
  text: { en: 'Text: SAR', ar: 'كتابةً: ر.س' },
} as const satisfies Record<string, Label>
export type RiyalSign = keyof typeof riyalSigns

const priceDisplays = {
  with_vat: { en: 'With VAT; companies also before it', ar: 'شاملة الضريبة، وللشركات قبلها أيضًا' },
  both: { en: 'With and before VAT, to everyone', ar: 'شاملة الضريبة وقبلها، للجميع' },
} as const satisfies Record<string, Label>
export type PriceDisplay = keyof typeof priceDisplays

/** The settings of how amounts look. */
export const displaySettings = {
  riyal_sign: {
    ...settingBase<RiyalSign>('display', z.enum(['riyal', 'text']), 'riyal', [
      { en: 'Currency format', ar: 'كتابة المبالغ' },
      { en: 'On the site and in the back office', ar: 'في الموقع ولوحة الإدارة' },
    ]),
    kind: 'choice',
    options: riyalSigns,
  },
  price_display: {
    ...settingBase<PriceDisplay>('display', z.enum(['with_vat', 'both']), 'with_vat', [
      { en: 'Prices shown to clients', ar: 'الأسعار المعروضة للعملاء' },
      { en: 'Of services, providers, offers and counter-offers', ar: 'في الخدمات ومزوّديها والعروض والعروض المقابلة' },
    ]),
    kind: 'choice',
    options: priceDisplays,
  },
} as const
