import {
  categoryServices,
  consultation,
  optionalFile,
  requiredArea,
  requiredChoice,
  requiredNumber,
  requiredText,
  service,
} from '../service-builders.ts'

const likes = optionalFile({ en: 'Examples you like', ar: 'أعمال تعجبك' })

export const designServices = categoryServices(
  'design',
  service(
    'brand-identity',
    { en: 'Brand identity', ar: 'تصميم هوية تجارية' },
    { en: 'A logo, colors, type and a guide for using them.', ar: 'شعار وألوان وخطوط ودليل استخدام متكامل.' },
    1800,
    requiredText({ en: 'Tell us about the business in two lines', ar: 'صف نشاطك في سطرين' }),
    likes,
  ),
  service(
    'logo',
    { en: 'Logo', ar: 'تصميم شعار' },
    { en: 'Three concepts, two revision rounds and all source files.', ar: 'ثلاث أفكار وجولتا تعديل وجميع الملفات المفتوحة.' },
    500,
    requiredText({ en: 'The name exactly as it should appear', ar: 'الاسم كما تريده أن يُكتب' }),
    requiredChoice(
      { en: 'Logo language', ar: 'لغة الشعار' },
      { en: 'Arabic', ar: 'عربي' },
      { en: 'English', ar: 'إنجليزي' },
      { en: 'Both', ar: 'اللغتان معًا' },
    ),
  ),
  service(
    'interior-design',
    { en: 'Interior design', ar: 'تصميم داخلي' },
    { en: 'Plans, 3D pictures and a list of materials with their prices.', ar: 'مخططات ومناظير ثلاثية الأبعاد وقائمة مواد بأسعارها.' },
    2500,
    requiredArea,
    optionalFile({ en: 'Floor plan', ar: 'مخطط المكان' }),
  ),
  service(
    'social-posts',
    { en: 'Social media posts', ar: 'تصاميم منشورات' },
    { en: 'A month of posts in your own consistent style.', ar: 'منشورات شهر كامل بأسلوب واحد يشبهك.' },
    400,
    requiredNumber({ en: 'How many posts?', ar: 'كم عدد المنشورات؟' }, 200),
  ),
  service(
    'interfaces',
    { en: 'Interface design', ar: 'تصميم واجهات' },
    { en: 'Web and mobile screens with an interactive prototype.', ar: 'شاشات للويب والجوال مع نموذج تفاعلي للتجربة.' },
    3000,
    requiredNumber({ en: 'How many screens, roughly?', ar: 'كم عدد الشاشات تقريبًا؟' }, 500),
    likes,
  ),
  consultation(
    'decor-consultation',
    { en: 'Decor consultation', ar: 'استشارة ديكور' },
    { en: 'An hour with an interior designer about colors, furniture and light.', ar: 'ساعة مع مصمم داخلي عن الألوان والأثاث والإضاءة.' },
    250,
    requiredText({ en: 'Which room, and what would you like to change?', ar: 'أي غرفة، وما الذي لا يعجبك فيها؟' }),
    optionalFile({ en: 'Photos of the room', ar: 'صور الغرفة' }),
  ),
)
