import { ownMessagePurposes } from '@wasl/shared/notifications/message-purposes.ts'
import { notificationTemplates, notificationTypes } from '@wasl/shared/notifications/notifications.ts'
import { belongsTo, choice, count, dateTime, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { closeJob, failedTurns, retryJob } from './failed-jobs.ts'
import { notificationTypeLabels } from './notifications.ts'

const purposes: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(notificationTypes.map((type) => [type, notificationTemplates[type].title])),
  ...notificationTypeLabels,
  ...ownMessagePurposes,
}

/** Every SMS, email and push message with its state, without its text. */
export const outboundMessages = resource({
  name: 'outbound-messages',
  label: {
    one: { en: 'Outbound message', ar: 'رسالة صادرة' },
    many: { en: 'Outbound messages', ar: 'الرسائل الصادرة' },
    newRowsArabic: { one: 'رسالة جديدة', two: 'رسالتان جديدتان', few: 'رسائل جديدة', many: 'رسالة جديدة' },
  },
  group: 'system',
  icon: 'message',
  table: 'domain',
  timestamps: ['created_at'],
  isLog: true,
  fields: {
    recipient: text('Recipient', 'المستلم', {
      help: { en: 'Search with the whole number or address', ar: 'ابحث بالرقم أو العنوان كاملًا' },
    }),
    channel: choice(
      'Channel',
      'القناة',
      {
        sms: { en: 'SMS', ar: 'رسالة نصية' },
        whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
        email: { en: 'Email', ar: 'بريد إلكتروني' },
        push: { en: 'Push', ar: 'إشعار على الجهاز' },
      },
      { allowUnknown: true },
    ),
    purpose: choice('Type', 'النوع', purposes, { optional: true, allowUnknown: true }),
    user_id: belongsTo('User', 'المستخدم', 'users', { optional: true }),
    state: choice(
      'State',
      'الحالة',
      {
        waiting: { en: 'Waiting', ar: 'بانتظار الإرسال' },
        retrying: { en: 'Failed, will be tried again', ar: 'تعذّر إرسالها وستُعاد المحاولة' },
        failed: { en: 'Given up', ar: 'توقفت المحاولة' },
        expired: { en: 'Expired before it was sent', ar: 'انتهت صلاحيتها قبل إرسالها' },
        closed: { en: 'Not sent, closed', ar: 'لم تُرسل وأُغلقت' },
        sent: { en: 'Sent', ar: 'أُرسلت' },
        delivered: { en: 'Delivered', ar: 'وصلت' },
        read: { en: 'Read', ar: 'قُرئت' },
        undelivered: { en: 'Not delivered, sent as SMS', ar: 'لم تصل وأُرسلت رسالة نصية' },
      },
      {
        tones: {
          waiting: 'plain',
          retrying: 'warn',
          failed: 'bad',
          expired: 'warn',
          closed: 'plain',
          sent: 'good',
          delivered: 'good',
          read: 'good',
          undelivered: 'warn',
        },
      },
    ),
    attempts: count('Attempts', 'المحاولات'),
    last_error: longText('Last error', 'آخر خطأ', { optional: true }),
    run_at: dateTime('Next attempt', 'المحاولة التالية', { optional: true, visibleWhen: { field: 'state', is: ['waiting', 'retrying'] } }),
    sent_at: dateTime('Sent at', 'وقت الإرسال', {
      optional: true,
      visibleWhen: { field: 'state', is: ['sent', 'delivered', 'read', 'undelivered'] },
    }),
    delivered_at: dateTime('Delivered at', 'وقت الوصول', { optional: true, visibleWhen: { field: 'state', is: ['delivered', 'read'] } }),
    read_at: dateTime('Read at', 'وقت القراءة', { optional: true, visibleWhen: { field: 'state', is: ['read'] } }),
    undelivered_at: dateTime('Not delivered, reported at', 'وقت تعذّر الوصول', {
      optional: true,
      visibleWhen: { field: 'state', is: ['undelivered'] },
    }),
    failed_at: dateTime('Given up at', 'وقت التوقف', {
      optional: true,
      visibleWhen: { field: 'state', is: ['failed', 'expired', 'closed'] },
    }),
    expires_at: dateTime('Expires', 'تنتهي صلاحيتها', { optional: true, empty: { en: 'Does not expire', ar: 'لا تنتهي' } }),
  },
  title: 'recipient',
  subtitle: 'channel',
  list: ['recipient', 'state', 'attempts', 'last_error', 'channel', 'created_at', 'purpose', 'user_id', 'sent_at'],
  filters: ['state', 'channel', 'purpose', 'user_id', 'created_at'],
  sort: '-created_at',
  search: ['recipient'],
  pending: {
    statusField: 'state',
    turns: failedTurns,
    queue: { en: 'not sent', ar: 'لم تُرسل' },
    waitingSinceField: 'failed_at',
  },
  access: { action: 'adm.messages', create: false, edit: false, remove: false },
  actions: {
    retry: {
      ...retryJob,
      done: { en: 'It is being sent again', ar: 'يُعاد إرسالها' },
      when: ({ state, expires_at }, now) => state === 'failed' && (expires_at === null || expires_at > now),
      message: {
        en: 'Only a message that was given up and has not expired is sent again',
        ar: 'لا يُعاد إلا ما توقفت محاولة إرساله ولم تنتهِ صلاحيته',
      },
    },
    close: { ...closeJob, when: ({ state }) => state === 'failed' },
  },
})
