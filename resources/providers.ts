import { belongsTo, boolean, choice, count, localized, localizedLong, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const providers = resource({
  name: 'providers',
  label: { one: ['Provider', 'مزوّد خدمة'], many: ['Providers', 'مزوّدو الخدمة'] },
  group: 'people',
  icon: 'shop',
  table: 'domain',
  fields: {
    name: localized('Name', 'الاسم'),
    bio: localizedLong('About', 'نبذة', { optional: true }),
    type: choice('Type', 'النوع', { freelancer: ['Freelancer', 'مستقل'], company: ['Company', 'شركة'] }),
    status: choice('Status', 'الحالة', {
      pending_review: ['Pending review', 'قيد المراجعة'],
      approved: ['Approved', 'معتمد'],
      refused: ['Refused', 'مرفوض'],
      blocked: ['Blocked', 'محظور'],
    }),
    city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
    commercial_number: text('Commercial registration', 'السجل التجاري', {
      optional: true,
      visibleWhen: { field: 'type', is: ['company'] },
    }),
    vat_number: text('VAT number', 'الرقم الضريبي', { optional: true }),
    starting_price: money('Starting price', 'يبدأ من', { optional: true }),
    rating_count: count('Ratings', 'عدد التقييمات'),
    completed_count: count('Completed orders', 'الطلبات المكتملة'),
    is_featured: boolean('Featured', 'مميّز'),
  },
  title: 'name',
  list: ['name', 'type', 'city_id', 'status', 'rating_count', 'completed_count', 'is_featured', 'created_at'],
  filters: ['type', 'status', 'city_id', 'is_featured'],
  sort: '-created_at',
  access: { create: false, edit: false, remove: false },
})
