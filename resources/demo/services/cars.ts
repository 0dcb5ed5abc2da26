import { asksChoice, asksText, consultation, mayAskFile, service, servicesOf } from '../build.ts'

const model = asksText('Make, model and year', 'نوع السيارة وموديلها')

export const carsServices = servicesOf(
  'cars',
  service(
    'mobile-wash',
    ['Mobile car wash', 'غسيل سيارات متنقل'],
    ['Inside and out, at your door, with little water.', 'غسيل داخلي وخارجي عند بابك بأقل ماء.'],
    60,
    asksChoice(['Size', 'حجم السيارة'], ['Small', 'صغيرة'], ['Family', 'عائلية'], ['Pick-up', 'بيك أب']),
  ),
  service(
    'polishing',
    ['Polishing and ceramic', 'تلميع ونانو سيراميك'],
    ['Scratches taken out and the paint kept for years.', 'إزالة الخدوش وحماية الطلاء لسنوات.'],
    700,
    model,
    mayAskFile('Pictures of the car', 'صور السيارة'),
  ),
  service(
    'inspection',
    ['Inspection before buying', 'فحص قبل الشراء'],
    ['A computer test, paint and chassis, with a written report.', 'فحص كمبيوتر وبودي وشاصي مع تقرير مكتوب.'],
    250,
    model,
  ),
  service(
    'mobile-mechanic',
    ['Mobile mechanic', 'ميكانيكي متنقل'],
    ['Battery, oil and brakes where the car stands.', 'بطارية وزيت وفرامل في مكان السيارة.'],
    120,
    model,
    asksText('What do you notice?', 'ما الذي لاحظته؟'),
  ),
  service(
    'towing',
    ['Towing', 'سطحة'],
    ['A flatbed that reaches you within the hour.', 'سطحة تصلك خلال ساعة.'],
    150,
    asksText('From where to where?', 'من أين إلى أين؟'),
  ),
  consultation(
    'car-buying-consultation',
    ['Car buying consultation', 'استشارة شراء سيارة'],
    ['Which car suits your needs and budget, new or used.', 'أي سيارة تناسب احتياجك وميزانيتك، جديدة أو مستعملة.'],
    150,
    asksText('Your budget', 'ميزانيتك'),
    asksText('What will you use it for?', 'فيمَ ستستخدمها؟'),
  ),
)
