import { asksChoice, asksText, consultation, mayAskFile, mayAskText, service, servicesOf } from '../build.ts'

export const programmingServices = servicesOf(
  'programming',
  service(
    'company-site',
    ['Company website', 'موقع تعريفي'],
    ['A fast site in both languages with a panel to edit it.', 'موقع سريع باللغتين مع لوحة تحكم لتحديثه.'],
    3500,
    asksText('Pages that you need', 'الصفحات المطلوبة'),
    mayAskText('Sites that you like', 'مواقع تعجبك'),
  ),
  service(
    'online-shop',
    ['Online shop', 'متجر إلكتروني'],
    ['A shop with payment and delivery, ready for the first order.', 'متجر مرتبط بالدفع والشحن وجاهز لأول طلب.'],
    4500,
    asksText('How many products?', 'كم عدد المنتجات؟'),
    asksChoice(['Where', 'على أي منصة؟'], ['Salla', 'سلة'], ['Zid', 'زد'], ['My own', 'منصة خاصة']),
  ),
  service(
    'mobile-app',
    ['Mobile app', 'تطبيق جوال'],
    ['An app for iPhone and Android, published in your name.', 'تطبيق للآيفون والأندرويد يُنشر باسمك.'],
    15000,
    asksText('What does the app do?', 'ما الذي يقدمه التطبيق؟'),
    mayAskFile('A file with the details', 'ملف بالتفاصيل'),
  ),
  service(
    'bug-fixing',
    ['Fixing a site or app', 'إصلاح موقع أو تطبيق'],
    ['The fault found, mended and explained to you.', 'كشف الخلل وإصلاحه وشرح سببه لك.'],
    300,
    asksText('What happens, and when?', 'ما المشكلة، ومتى تظهر؟'),
  ),
  service(
    'system-linking',
    ['Linking systems', 'ربط الأنظمة'],
    ['Payment, delivery and accounting systems that talk to each other.', 'ربط أنظمة الدفع والشحن والمحاسبة ببعضها.'],
    1200,
    asksText('Which systems?', 'ما الأنظمة المطلوب ربطها؟'),
  ),
  consultation(
    'technical-consultation',
    ['Technical consultation', 'استشارة تقنية'],
    ['What to build, with what and for how much, before you pay for it.', 'ماذا تبني وبأي تقنية وكم التكلفة قبل أن تدفع.'],
    350,
    asksText('Your idea in a few lines', 'فكرتك في أسطر قليلة'),
    asksChoice(
      ['Where are you now?', 'في أي مرحلة أنت؟'],
      ['An idea', 'فكرة'],
      ['A prototype', 'نموذج أولي'],
      ['A running product', 'منتج قائم'],
    ),
  ),
)
