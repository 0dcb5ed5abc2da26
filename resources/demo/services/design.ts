import { asksChoice, asksText, consultation, mayAskFile, service, servicesOf } from '../build.ts'

const likes = mayAskFile('Works that you like', 'أعمال تعجبك')

export const designServices = servicesOf(
  'design',
  service(
    'brand-identity',
    ['Brand identity', 'تصميم هوية تجارية'],
    ['A logo, colours, type and a guide for using them.', 'شعار وألوان وخطوط ودليل استخدام متكامل.'],
    1800,
    asksText('Tell us about the business in two lines', 'صف نشاطك في سطرين'),
    likes,
  ),
  service(
    'logo',
    ['Logo', 'تصميم شعار'],
    ['Three ideas, two rounds of changes and all source files.', 'ثلاث أفكار وجولتا تعديل وجميع الملفات المفتوحة.'],
    500,
    asksText('The name as it should be written', 'الاسم كما تريده أن يُكتب'),
    asksChoice(['Language of the logo', 'لغة الشعار'], ['Arabic', 'عربي'], ['English', 'إنجليزي'], ['Both', 'اللغتان معًا']),
  ),
  service(
    'interior-design',
    ['Interior design', 'تصميم داخلي'],
    ['Plans, 3D pictures and a list of materials with their prices.', 'مخططات ومناظير ثلاثية الأبعاد وقائمة مواد بأسعارها.'],
    2500,
    asksText('Area in square metres', 'المساحة بالمتر المربع'),
    mayAskFile('The plan of the place', 'مخطط المكان'),
  ),
  service(
    'social-posts',
    ['Social media posts', 'تصاميم منشورات'],
    ['A month of posts in one style that is yours.', 'منشورات شهر كامل بأسلوب واحد يشبهك.'],
    400,
    asksText('How many posts?', 'كم عدد المنشورات؟'),
  ),
  service(
    'interfaces',
    ['Interface design', 'تصميم واجهات'],
    ['Screens for web and mobile with a prototype to try.', 'شاشات للويب والجوال مع نموذج تفاعلي للتجربة.'],
    3000,
    asksText('How many screens, roughly?', 'كم عدد الشاشات تقريبًا؟'),
    likes,
  ),
  consultation(
    'decor-consultation',
    ['Decor consultation', 'استشارة ديكور'],
    ['An hour with an interior designer about colours, furniture and light.', 'ساعة مع مصمم داخلي عن الألوان والأثاث والإضاءة.'],
    250,
    asksText('Which room, and what bothers you in it?', 'أي غرفة، وما الذي لا يعجبك فيها؟'),
    mayAskFile('Pictures of the room', 'صور الغرفة'),
  ),
)
