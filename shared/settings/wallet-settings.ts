import * as z from 'zod'
import { settingBase } from './setting-kinds.ts'

/** The settings of wallets. */
export const walletSettings = {
  top_up_min: {
    ...settingBase('limits', z.int().min(100).max(100_000_000), 1_000, [
      { en: 'Smallest wallet top-up', ar: 'أقل مبلغ لشحن المحفظة' },
      { en: 'At once, by card or transfer', ar: 'في المرة الواحدة، بالبطاقة أو بالحوالة' },
    ]),
    kind: 'money',
  },
  top_up_max: {
    ...settingBase('limits', z.int().min(100).max(100_000_000), 2_000_000, [
      { en: 'Largest wallet top-up', ar: 'أكبر مبلغ لشحن المحفظة' },
      { en: 'At once, by card or transfer', ar: 'في المرة الواحدة، بالبطاقة أو بالحوالة' },
    ]),
    kind: 'money',
  },
} as const
