import { categoryServices, consultation, optionalText, requiredChoice, requiredText, service } from '../service-builders.ts'

export const marketingServices = categoryServices(
  'marketing',
  service(
    'account-management',
    { en: 'Social account management', ar: 'إدارة حسابات التواصل' },
    { en: 'Planning, writing, design and replies on the accounts you choose.', ar: 'تخطيط وكتابة وتصميم وردود على الحسابات التي تختارها.' },
    2200,
    requiredText({ en: 'Which platforms?', ar: 'ما المنصات؟' }),
    optionalText({ en: 'Account links', ar: 'روابط الحسابات' }),
  ),
  service(
    'ad-campaigns',
    { en: 'Paid campaigns', ar: 'حملات إعلانية' },
    {
      en: 'Campaigns on Snapchat, Instagram, X and Google with a weekly report.',
      ar: 'حملات على سناب وإنستغرام وإكس وجوجل مع تقرير أسبوعي.',
    },
    1500,
    requiredText({ en: 'Monthly advertising budget', ar: 'ميزانية الإعلان الشهرية' }),
    requiredChoice(
      { en: 'Goal', ar: 'هدف الحملة' },
      { en: 'Sales', ar: 'مبيعات' },
      { en: 'Visits', ar: 'زيارات' },
      { en: 'Awareness', ar: 'انتشار' },
    ),
  ),
  service(
    'copywriting',
    { en: 'Copywriting', ar: 'كتابة محتوى' },
    { en: 'Pages, product descriptions and advertisements in clear Arabic.', ar: 'صفحات ووصف منتجات وإعلانات بعربية واضحة.' },
    300,
    requiredText({ en: 'What should be written, and for whom?', ar: 'ما المطلوب كتابته، ولمن؟' }),
  ),
  service(
    'search-optimisation',
    { en: 'Search engine optimisation', ar: 'تحسين الظهور في محركات البحث' },
    { en: 'A site audit and a three-month ranking plan.', ar: 'فحص الموقع وخطة ثلاثة أشهر لرفع ترتيبه.' },
    1800,
    requiredText({ en: 'Website address', ar: 'رابط الموقع' }),
  ),
  service(
    'motion-video',
    { en: 'Motion graphics video', ar: 'فيديو موشن جرافيك' },
    { en: 'Script, illustration, voice-over and music for up to a minute.', ar: 'نص ورسوم وتعليق صوتي وموسيقى حتى دقيقة واحدة.' },
    1600,
    requiredText({ en: 'Describe the idea in two lines', ar: 'الفكرة في سطرين' }),
  ),
  consultation(
    'marketing-consultation',
    { en: 'Marketing consultation', ar: 'استشارة تسويقية' },
    { en: 'A specialist reviews your accounts and suggests five next steps.', ar: 'مختص يراجع حساباتك ويعطيك خمس خطوات عملية.' },
    300,
    requiredText({ en: 'What do you sell, and to whom?', ar: 'ماذا تبيع، ولمن؟' }),
    requiredText({ en: 'What have you tried?', ar: 'ما الذي جربته حتى الآن؟' }),
  ),
)
