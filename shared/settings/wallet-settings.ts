import * as z from 'zod'
import { numberSettings, settingBase } from './setting-kinds.ts'

const limit = numberSettings('limits')

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
  open_top_ups: limit(
    null,
    [1, 100],
    3,
    { en: 'Top-up transfers under review per client', ar: 'حوالات الشحن قيد المراجعة للعميل الواحد' },
    { en: 'Another is sent once one of them is decided', ar: 'تُرسل غيرها بعد البت في إحداها' },
  ),
  withdrawal_min: {
    ...settingBase('limits', z.int().min(1).max(100_000_000), 5_000, [
      { en: 'Smallest wallet withdrawal', ar: 'أقل مبلغ للسحب من المحفظة' },
      { en: 'The whole balance can always be withdrawn', ar: 'يمكن دائمًا سحب الرصيد كاملًا' },
    ]),
    kind: 'money',
  },
  withdrawal_two_approvals_from: {
    ...settingBase('limits', z.int().min(1).max(100_000_000_000), 500_000, [
      { en: 'Withdrawals need two approvals from', ar: 'السحب بموافقتين ابتداءً من' },
      { en: 'Two administrators approve such an amount; for new requests', ar: 'يوافق مشرفان على مثله، وتسري على الطلبات الجديدة' },
    ]),
    kind: 'money',
  },
} as const
