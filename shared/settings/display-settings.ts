import * as z from 'zod'
import type { Label } from '../units.ts'
import { settingBase } from './setting-kinds.ts'

const riyalSigns = {
  riyal: { en: 'Riyal sign', ar: 'رمز الريال' },
  text: { en: 'Text: SAR', ar: 'كتابةً: ر.س' },
} as const satisfies Record<string, Label>
export type RiyalSign = keyof typeof riyalSigns

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
} as const
