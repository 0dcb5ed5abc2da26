import * as z from 'zod'
import type { Label } from '../units.ts'
import { settingBase } from './setting-kinds.ts'

const yesNo = {
  off: { en: 'No', ar: 'لا' },
  on: { en: 'Yes', ar: 'نعم' },
} as const satisfies Record<string, Label>
type OnOff = keyof typeof yesNo

/** What login tells about accounts. Source: decision 0056. */
export const accountSettings = {
  reveal_unknown_phones: {
    ...settingBase<OnOff>('accounts', z.enum(['off', 'on']), 'off', [
      { en: 'Tell that a phone is not registered', ar: 'إظهار أن رقم الجوال غير مسجل' },
      {
        en: 'At login and for a forgotten password. Strangers then learn which phones have an account',
        ar: 'عند تسجيل الدخول ونسيان كلمة المرور. يعرف الغرباء عندها أي الأرقام له حساب',
      },
    ]),
    kind: 'choice',
    options: yesNo,
  },
} as const
