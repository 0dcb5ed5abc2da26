import {
  categoryServices,
  consultation,
  optionalFile,
  optionalText,
  requiredChoice,
  requiredNumber,
  requiredText,
  service,
} from '../service-builders.ts'

export const programmingServices = categoryServices(
  'programming',
  service(
    'company-site',
    { en: 'Company website', ar: 'موقع تعريفي' },
    { en: 'A fast bilingual site with an admin panel.', ar: 'موقع سريع باللغتين مع لوحة تحكم لتحديثه.' },
    3500,
    requiredText({ en: 'Pages you need', ar: 'الصفحات المطلوبة' }),
    optionalText({ en: 'Sites you like', ar: 'مواقع تعجبك' }),
  ),
  service(
    'online-shop',
    { en: 'Online store', ar: 'متجر إلكتروني' },
    { en: 'A store with payment and delivery, ready for the first order.', ar: 'متجر مرتبط بالدفع والشحن وجاهز لأول طلب.' },
    4500,
    requiredNumber({ en: 'How many products?', ar: 'كم عدد المنتجات؟' }, 100_000),
    requiredChoice(
      { en: 'Where', ar: 'على أي منصة؟' },
      { en: 'Salla', ar: 'سلة' },
      { en: 'Zid', ar: 'زد' },
      { en: 'My own', ar: 'منصة خاصة' },
    ),
  ),
  service(
    'mobile-app',
    { en: 'Mobile app', ar: 'تطبيق جوال' },
    { en: 'An app for iPhone and Android, published in your name.', ar: 'تطبيق للآيفون والأندرويد يُنشر باسمك.' },
    15000,
    requiredText({ en: 'What does the app do?', ar: 'ما الذي يقدمه التطبيق؟' }),
    optionalFile({ en: 'A file with the details', ar: 'ملف بالتفاصيل' }),
  ),
  service(
    'bug-fixing',
    { en: 'Fixing a site or app', ar: 'إصلاح موقع أو تطبيق' },
    { en: 'Fault finding, repair and an explanation of the cause.', ar: 'كشف الخلل وإصلاحه وشرح سببه لك.' },
    300,
    requiredText({ en: 'What happens, and when?', ar: 'ما المشكلة، ومتى تظهر؟' }),
  ),
  service(
    'system-linking',
    { en: 'System integration', ar: 'ربط الأنظمة' },
    { en: 'Payment, delivery and accounting systems that work together.', ar: 'ربط أنظمة الدفع والشحن والمحاسبة ببعضها.' },
    1200,
    requiredText({ en: 'Which systems?', ar: 'ما الأنظمة المطلوب ربطها؟' }),
  ),
  consultation(
    'technical-consultation',
    { en: 'Technical consultation', ar: 'استشارة تقنية' },
    {
      en: 'What to build, with which technology and at what cost, before you commit.',
      ar: 'ماذا تبني وبأي تقنية وكم التكلفة قبل أن تدفع.',
    },
    350,
    requiredText({ en: 'Describe your idea in a few lines', ar: 'فكرتك في أسطر قليلة' }),
    requiredChoice(
      { en: 'Where are you now?', ar: 'في أي مرحلة أنت؟' },
      { en: 'An idea', ar: 'فكرة' },
      { en: 'A prototype', ar: 'نموذج أولي' },
      { en: 'A live product', ar: 'منتج قائم' },
    ),
  ),
)
