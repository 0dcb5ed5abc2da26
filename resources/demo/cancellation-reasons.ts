import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { cancellationReasons } from '../cancellation-reasons.ts'

type Reason = Draft<typeof cancellationReasons>
const reason = (audience: Reason['audience'], en: string, ar: string) => ({ audience, cancel_reason: { ar, en }, is_active: true })

const inOrder = [
  reason('client', 'I no longer need the service', 'لم أعد بحاجة إلى الخدمة'),
  reason('client', 'The price is above my budget', 'السعر أعلى من ميزانيتي'),
  reason('client', 'The offers came too late', 'تأخر وصول العروض'),
  reason('client', 'I made a mistake in the order', 'أخطأت في بيانات الطلب'),
  reason('provider', 'I cannot keep to the date', 'لا أستطيع الالتزام بالموعد'),
  reason('provider', 'The work is outside my field', 'العمل خارج تخصصي'),
  reason('provider', 'The client does not answer', 'العميل لا يرد'),
  reason('admin', 'The order breaks the terms of use', 'الطلب مخالف لشروط الاستخدام'),
  reason('admin', 'A repeated order', 'طلب مكرر'),
  reason('everyone', 'Both parties agreed to cancel', 'اتفق الطرفان على الإلغاء'),
]

/** The ten reasons one may choose from when cancelling. */
export const demoCancellationReasons: readonly Reason[] = inOrder.map((row, at) => ({ ...row, sort_order: at + 1 }))
