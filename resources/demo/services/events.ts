import { categoryServices, consultation, optionalFile, requiredChoice, requiredNumber, requiredText, service } from '../service-builders.ts'

const guests = requiredNumber({ en: 'How many guests?', ar: 'كم عدد الضيوف؟' }, 5000)
const date = requiredText({ en: 'Date and place', ar: 'التاريخ والمكان' })

export const eventsServices = categoryServices(
  'events',
  service(
    'party-planning',
    { en: 'Event planning', ar: 'تنظيم مناسبة' },
    { en: 'One team, from the invitations to the last guest.', ar: 'من الدعوة إلى آخر ضيف مع فريق واحد.' },
    3000,
    requiredChoice(
      { en: 'Occasion', ar: 'المناسبة' },
      { en: 'Wedding', ar: 'زواج' },
      { en: 'Engagement', ar: 'ملكة' },
      { en: 'Graduation', ar: 'تخرج' },
      { en: 'Company event', ar: 'فعالية شركة' },
    ),
    guests,
    date,
  ),
  service(
    'coffee-hospitality',
    { en: 'Saudi coffee hospitality', ar: 'ضيافة قهوة سعودية' },
    { en: 'Coffee servers, dates and sweets, dressed for the occasion.', ar: 'قهوجية وصبّابات وتمر وحلى بزي يليق بالمناسبة.' },
    500,
    guests,
    date,
  ),
  service(
    'buffet',
    { en: 'Buffet', ar: 'بوفيه مفتوح' },
    { en: 'Saudi and international dishes, with service and clean-up.', ar: 'أطباق سعودية وعالمية مع الخدمة والتنظيف.' },
    1800,
    guests,
  ),
  service(
    'flowers',
    { en: 'Flowers and stage', ar: 'تنسيق ورد وكوشة' },
    { en: 'Stage, tables and entrances with seasonal flowers.', ar: 'كوشة وطاولات ومداخل بورد الموسم.' },
    1500,
    date,
    optionalFile({ en: 'Photos you like', ar: 'صور تعجبك' }),
  ),
  service(
    'sound-light',
    { en: 'Sound and light', ar: 'صوتيات وإضاءة' },
    { en: 'Equipment and a technician who stays until the end.', ar: 'أجهزة وفني يبقى معك حتى نهاية المناسبة.' },
    900,
    date,
  ),
  consultation(
    'event-consultation',
    { en: 'Event consultation', ar: 'استشارة تنظيم مناسبة' },
    { en: 'A budget and a timetable for the day before you book anything.', ar: 'ميزانية وجدول لليوم قبل أن تحجز أي شيء.' },
    200,
    guests,
    requiredText({ en: 'Your budget', ar: 'ميزانيتك' }),
  ),
)
