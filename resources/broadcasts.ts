import { belongsTo, choice, count, dateTime, link, localized, localizedLong } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** A notice from the administration to many at once: written, counted, then sent in parts by the jobs. */
export const broadcasts = resource({
  name: 'broadcasts',
  label: { one: ['Broadcast', 'إشعار جماعي'], many: ['Broadcasts', 'الإشعارات الجماعية'] },
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
        all: ['Everyone', 'الجميع'],
        clients: ['Clients', 'العملاء'],
        providers: ['Providers', 'مزوّدو الخدمة'],
        city: ['One city', 'مدينة واحدة'],
      },
      { default: 'all' },
    ),
    city_id: belongsTo('City', 'المدينة', 'cities', {
      optional: true,
      visibleWhen: { field: 'audience', is: ['city'] },
      needed: { otherwise: ['Choose the city', 'اختر المدينة'] },
    }),
    link: link('Leads to', 'يقود إلى', {
      optional: true,
      help: ['A page of the site, such as /wallet', 'صفحة من الموقع، مثل \u2066/wallet\u2069'],
    }),
    status: choice(
      'Status',
      'الحالة',
      { draft: ['Draft', 'مسودة'], sending: ['Sending', 'قيد الإرسال'], sent: ['Sent', 'مُرسل'] },
      { default: 'draft', readOnly: true, tones: { draft: 'plain', sending: 'warn', sent: 'good' } },
    ),
    reached_count: count('People reached', 'عدد من وصلهم', { default: 0, readOnly: true }),
    sent_at: dateTime('Sent at', 'وقت الإرسال', { optional: true, readOnly: true }),
  },
  title: 'title',
  list: ['title', 'audience', 'status', 'reached_count', 'sent_at', 'created_at'],
  filters: ['audience', 'status', 'created_at'],
  sort: '-created_at',
  search: ['title', 'body'],
  access: {},
  actions: {
    send: {
      label: ['Send', 'إرسال'],
      when: ({ status }) => status === 'draft',
      otherwise: ['Sent already', 'أُرسل من قبل'],
      set: { status: 'sending' },
      effect: 'send_broadcast',
      confirm: [
        'It goes to everyone of this audience at once and cannot be taken back. Send it?',
        'سيصل إلى جميع أفراد هذا الجمهور ولا يمكن التراجع عنه. هل تريد إرساله؟',
      ],
      tone: 'primary',
    },
  },
})
