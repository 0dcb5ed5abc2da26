import { type Notice, notice } from './notification.ts'

/** What the administration is told of beside orders. Each hole is a field of the row that the notice is about. */
export const adminNotices = {
  complaint_new: notice('admin', ['New complaint', 'شكوى جديدة'], ['{number}: {subject}', '{number}: {subject}']),
  complaint_late: notice(
    'admin',
    ['A complaint is late', 'شكوى تأخر الرد عليها'],
    ['{number} has waited longer than the time set for an answer.', 'تجاوزت الشكوى {number} مهلة الرد.'],
  ),
  transfer_late: notice(
    'admin',
    ['A transfer is late', 'حوالة تأخرت مراجعتها'],
    ['The transfer of {account_name} has waited longer than the time set to check it.', 'تجاوزت حوالة {account_name} مهلة المراجعة.'],
  ),
  provider_waiting: notice(
    'admin',
    ['A provider waits for approval', 'مزوّد خدمة ينتظر الاعتماد'],
    ['Look at the documents of {name}.', 'راجع مستندات {name}.'],
  ),
  review_request_new: notice(
    'admin',
    ['New review request', 'طلب مراجعة جديد'],
    ['Request {number} waits for your decision.', 'طلب المراجعة {number} بانتظار قرارك.'],
  ),
  refund_waiting: notice(
    'admin',
    ['A refund waits for approval', 'استرداد بانتظار الموافقة'],
    ['Request {number}: another administrator than the one who asked decides.', 'طلب الاسترداد {number}: يبتّ فيه مشرف غير الذي قدّمه.'],
  ),
  contact_message_new: notice('admin', ['New contact message', 'رسالة تواصل جديدة'], ['{name}: {subject}', '{name}: {subject}']),
} as const satisfies Readonly<Record<string, Notice>>
