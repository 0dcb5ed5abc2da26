import { asksChoice, asksText, consultation, mayAskFile, service, servicesOf } from '../build.ts'

const guests = asksText('How many guests?', 'كم عدد الضيوف؟')
const date = asksText('Date and place', 'التاريخ والمكان')

export const eventsServices = servicesOf(
  'events',
  service(
    'party-planning',
    ['Planning an occasion', 'تنظيم مناسبة'],
    ['From the invitation to the last guest, by one team.', 'من الدعوة إلى آخر ضيف مع فريق واحد.'],
    3000,
    asksChoice(
      ['Occasion', 'المناسبة'],
      ['Wedding', 'زواج'],
      ['Engagement', 'ملكة'],
      ['Graduation', 'تخرج'],
      ['Company event', 'فعالية شركة'],
    ),
    guests,
    date,
  ),
  service(
    'coffee-hospitality',
    ['Saudi coffee hospitality', 'ضيافة قهوة سعودية'],
    ['Coffee servers, dates and sweets in a dress that suits the day.', 'قهوجية وصبّابات وتمر وحلى بزي يليق بالمناسبة.'],
    500,
    guests,
    date,
  ),
  service(
    'buffet',
    ['Buffet', 'بوفيه مفتوح'],
    ['Saudi and world dishes with service and clearing away.', 'أطباق سعودية وعالمية مع الخدمة والتنظيف.'],
    1800,
    guests,
  ),
  service(
    'flowers',
    ['Flowers and stage', 'تنسيق ورد وكوشة'],
    ['A stage, tables and entrances in flowers of the season.', 'كوشة وطاولات ومداخل بورد الموسم.'],
    1500,
    date,
    mayAskFile('Pictures that you like', 'صور تعجبك'),
  ),
  service(
    'sound-light',
    ['Sound and light', 'صوتيات وإضاءة'],
    ['Equipment and a technician who stays until the end.', 'أجهزة وفني يبقى معك حتى نهاية المناسبة.'],
    900,
    date,
  ),
  consultation(
    'event-consultation',
    ['Occasion consultation', 'استشارة تنظيم مناسبة'],
    ['A budget and a timetable for the day before you book anything.', 'ميزانية وجدول لليوم قبل أن تحجز أي شيء.'],
    200,
    guests,
    asksText('Your budget', 'ميزانيتك'),
  ),
)
