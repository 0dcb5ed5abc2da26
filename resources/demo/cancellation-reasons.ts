import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { cancellationReasons } from '../cancellation-reasons.ts'

type Reason = Draft<typeof cancellationReasons>
const reason = (audience: Reason['audience'], cancel_reason: Localized) => ({ audience, cancel_reason, is_active: true })

const sortedReasons = [
  reason('client', { en: 'I no longer need the service', ar: 'لم أعد بحاجة إلى الخدمة' }),
  reason('client', { en: 'The price is above my budget', ar: 'السعر أعلى من ميزانيتي' }),
  reason('client', { en: 'The offers came too late', ar: 'تأخر وصول العروض' }),
  reason('client', { en: 'I made a mistake in the order', ar: 'أخطأت في بيانات الطلب' }),
  reason('provider', { en: 'I cannot meet the date', ar: 'لا أستطيع الالتزام بالموعد' }),
  reason('provider', { en: 'The work is outside my field', ar: 'العمل خارج تخصصي' }),
  reason('provider', { en: 'The client does not respond', ar: 'العميل لا يرد' }),
  reason('admin', { en: 'The order breaks the terms of use', ar: 'الطلب مخالف لشروط الاستخدام' }),
  reason('admin', { en: 'Duplicate order', ar: 'طلب مكرر' }),
  reason('everyone', { en: 'Both parties agreed to cancel', ar: 'اتفق الطرفان على الإلغاء' }),
]

export const demoCancellationReasons: readonly Reason[] = sortedReasons.map((row, index) => ({ ...row, sort_order: index + 1 }))
