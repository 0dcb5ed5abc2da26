import { asksChoice, asksText, consultation, mayAskText, service, servicesOf } from '../build.ts'

export const marketingServices = servicesOf(
  'marketing',
  service(
    'account-management',
    ['Social account management', 'إدارة حسابات التواصل'],
    ['Planning, writing, design and replies on the accounts you choose.', 'تخطيط وكتابة وتصميم وردود على الحسابات التي تختارها.'],
    2200,
    asksText('Which platforms?', 'ما المنصات؟'),
    mayAskText('Links of the accounts', 'روابط الحسابات'),
  ),
  service(
    'ad-campaigns',
    ['Paid campaigns', 'حملات إعلانية'],
    ['Campaigns on Snapchat, Instagram, X and Google with a weekly report.', 'حملات على سناب وإنستغرام وإكس وجوجل مع تقرير أسبوعي.'],
    1500,
    asksText('Monthly advertising budget', 'ميزانية الإعلان الشهرية'),
    asksChoice(['The aim', 'هدف الحملة'], ['Sales', 'مبيعات'], ['Visits', 'زيارات'], ['Awareness', 'انتشار']),
  ),
  service(
    'copywriting',
    ['Copywriting', 'كتابة محتوى'],
    ['Pages, product descriptions and advertisements in clear Arabic.', 'صفحات ووصف منتجات وإعلانات بعربية واضحة.'],
    300,
    asksText('What is to be written, and for whom?', 'ما المطلوب كتابته، ولمن؟'),
  ),
  service(
    'search-optimisation',
    ['Search optimisation', 'تحسين الظهور في محركات البحث'],
    ['An audit of the site and a three-month plan to climb.', 'فحص الموقع وخطة ثلاثة أشهر لرفع ترتيبه.'],
    1800,
    asksText('Address of the site', 'رابط الموقع'),
  ),
  service(
    'motion-video',
    ['Motion graphics video', 'فيديو موشن جرافيك'],
    ['Script, drawings, voice and music for up to a minute.', 'نص ورسوم وتعليق صوتي وموسيقى حتى دقيقة واحدة.'],
    1600,
    asksText('The idea in two lines', 'الفكرة في سطرين'),
  ),
  consultation(
    'marketing-consultation',
    ['Marketing consultation', 'استشارة تسويقية'],
    ['A specialist looks at your accounts and gives you five next steps.', 'مختص يراجع حساباتك ويعطيك خمس خطوات عملية.'],
    300,
    asksText('What do you sell, and to whom?', 'ماذا تبيع، ولمن؟'),
    asksText('What have you tried?', 'ما الذي جربته حتى الآن؟'),
  ),
)
