import { broadcastLifecycle } from '@wasl/shared/lifecycle/broadcasts.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, count, dateTime, link, localized, localizedLong, status } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** A notification from the administration to a whole audience. A background job sends it in batches. */
export const broadcasts = resource({
  name: 'broadcasts',
  label: { one: { en: 'Broadcast', ar: 'إشعار جماعي' }, many: { en: 'Broadcasts', ar: 'الإشعارات الجماعية' } },
  group: 'marketing',
  icon: 'bell',
  table: 'domain',
  fields: {
    title: localized('Title', 'العنوان', { min: 3, max: 60 }),
    body: localizedLong('Text', 'النص', { min: 10, max: 240 }),
    audience: choice(
      'Audience',
      'الجمهور',
      {
        all: { en: 'Everyone', ar: 'الجميع' },
        clients: { en: 'Clients', ar: 'العملاء' },
        providers: { en: 'Providers', ar: 'مزوّدو الخدمة' },
        city: { en: 'One city', ar: 'مدينة واحدة' },
      },
      { default: 'all' },
    ),
    city_id: belongsTo('City', 'المدينة', 'cities', {
      optional: true,
      visibleWhen: { field: 'audience', is: ['city'] },
      requiredWhenVisible: { message: { en: 'Choose the city', ar: 'اختر المدينة' } },
    }),
    link: link('Links to', 'يقود إلى', {
      optional: true,
      help: { en: 'A page on the site, e.g. /wallet', ar: 'صفحة من الموقع، مثل \u2066/wallet\u2069' },
    }),
    status: status(broadcastLifecycle, { default: 'draft', readOnly: true }),
    sent_count: count('Sent to', 'أُرسل إلى', { default: 0, readOnly: true }),
    recipient_count: count('Recipients', 'عدد المستلمين', { default: 0, readOnly: true }),
    sent_at: dateTime('Sent at', 'وقت الإرسال', { optional: true, readOnly: true }),
  },
  title: 'title',
  dialogFacts: ['audience', 'city_id'],
  list: ['title', 'audience', 'status', 'sent_count', 'recipient_count', 'sent_at', 'created_at'],
  filters: ['audience', 'status', 'created_at'],
  sort: '-created_at',
  search: ['title', 'body'],
  access: { action: 'adm.notify' },
  actions: statusActions(broadcastLifecycle, { send: { effect: 'send_broadcast' } }),
})
