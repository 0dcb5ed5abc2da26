import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { complaints } from '../complaints.ts'

type ComplaintTexts = Pick<Draft<typeof complaints>, 'reason' | 'subject' | 'message' | 'status' | 'reply'>
export type DemoComplaint = ComplaintTexts & { userPhone: string; orderStatus: 'completed' | 'delivered' | null; days_ago: number }

/** Demo complaints. `userPhone` is the phone of a demo account. */
export const demoComplaints: readonly DemoComplaint[] = [
  {
    userPhone: '0500000011',
    orderStatus: 'delivered',
    reason: 'delay',
    subject: 'تأخر الفني ساعتين',
    message: 'كان الموعد العاشرة صباحًا ووصل الفني بعد الظهر دون أن يتصل، فاضطررت إلى أخذ إجازة من العمل.',
    status: 'new',
    reply: null,
    days_ago: 0,
  },
  {
    userPhone: '0500000012',
    orderStatus: null,
    reason: 'price',
    subject: 'السجل التجاري لا يظهر في الفاتورة',
    message: 'نحتاج إلى ظهور السجل التجاري للمنشأة في الفاتورة حتى يعتمدها القسم المالي لدينا.',
    status: 'in_progress',
    reply: null,
    days_ago: 1,
  },
  {
    userPhone: '0500000011',
    orderStatus: 'completed',
    reason: 'quality',
    subject: 'عاد التسرب بعد أسبوع',
    message: 'أُصلح التسرب ثم عاد من الموضع نفسه بعد أسبوع، وأريد أن تُعاد الزيارة ضمن الضمان.',
    status: 'responded',
    reply: 'نعتذر عما حدث. تواصلنا مع مزوّد الخدمة، وسيزورك الفني يوم السبت دون أي رسوم ضمن الضمان.',
    days_ago: 6,
  },
]
