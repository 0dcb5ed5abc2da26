import { categoryServices, consultation, optionalFile, requiredChoice, requiredText, service } from '../service-builders.ts'

const model = requiredText({ en: 'Make, model and year', ar: 'نوع السيارة وموديلها' })

export const carsServices = categoryServices(
  'cars',
  service(
    'mobile-wash',
    { en: 'Mobile car wash', ar: 'غسيل سيارات متنقل' },
    { en: 'Inside and out, at your door, with little water.', ar: 'غسيل داخلي وخارجي عند بابك بأقل ماء.' },
    60,
    requiredChoice(
      { en: 'Size', ar: 'حجم السيارة' },
      { en: 'Small', ar: 'صغيرة' },
      { en: 'Family', ar: 'عائلية' },
      { en: 'Pickup', ar: 'بيك أب' },
    ),
  ),
  service(
    'polishing',
    { en: 'Polishing and ceramic', ar: 'تلميع ونانو سيراميك' },
    { en: 'Scratch removal and long-lasting paint protection.', ar: 'إزالة الخدوش وحماية الطلاء لسنوات.' },
    700,
    model,
    optionalFile({ en: 'Pictures of the car', ar: 'صور السيارة' }),
  ),
  service(
    'inspection',
    { en: 'Pre-purchase inspection', ar: 'فحص قبل الشراء' },
    { en: 'Computer diagnostics, paint and chassis check, with a written report.', ar: 'فحص كمبيوتر وبودي وشاصي مع تقرير مكتوب.' },
    250,
    model,
  ),
  service(
    'mobile-mechanic',
    { en: 'Mobile mechanic', ar: 'ميكانيكي متنقل' },
    { en: 'Battery, oil and brakes, wherever your car is.', ar: 'بطارية وزيت وفرامل في مكان السيارة.' },
    120,
    model,
    requiredText({ en: 'What is the problem?', ar: 'ما الذي لاحظته؟' }),
  ),
  service(
    'towing',
    { en: 'Towing', ar: 'سطحة' },
    { en: 'A flatbed that reaches you within the hour.', ar: 'سطحة تصلك خلال ساعة.' },
    150,
    requiredText({ en: 'Make and model of the car', ar: 'نوع السيارة وموديلها' }),
  ),
  consultation(
    'car-buying-consultation',
    { en: 'Car buying consultation', ar: 'استشارة شراء سيارة' },
    { en: 'Which car suits your needs and budget, new or used.', ar: 'أي سيارة تناسب احتياجك وميزانيتك، جديدة أو مستعملة.' },
    150,
    requiredText({ en: 'Your budget', ar: 'ميزانيتك' }),
    requiredText({ en: 'What will you use it for?', ar: 'فيمَ ستستخدمها؟' }),
  ),
)
