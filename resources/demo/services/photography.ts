import { asksChoice, asksText, mayAskText, service, servicesOf } from '../build.ts'

export const photographyServices = servicesOf(
  'photography',
  service(
    'product-photos',
    ['Product photography', 'تصوير منتجات'],
    ['Clean pictures on white or in a scene, ready for the shop.', 'صور نظيفة بخلفية بيضاء أو ضمن مشهد وجاهزة لمتجرك.'],
    450,
    asksText('How many products?', 'كم عدد المنتجات؟'),
    asksChoice(['Background', 'الخلفية'], ['White', 'بيضاء'], ['A scene', 'مشهد'], ['Both', 'الاثنتان']),
  ),
  service(
    'wedding-photos',
    ['Wedding photography', 'تصوير أعراس'],
    ['A crew of women or men, an album and a short film.', 'طاقم نسائي أو رجالي مع ألبوم وفيلم قصير.'],
    2800,
    asksText('Date and hall', 'التاريخ والقاعة'),
    asksChoice(['Crew', 'طاقم التصوير'], ['Women', 'نسائي'], ['Men', 'رجالي']),
  ),
  service(
    'event-photos',
    ['Event coverage', 'تغطية فعاليات'],
    ['Photographs and video of conferences and openings the same day.', 'صور وفيديو للمؤتمرات والافتتاحات تُسلَّم في اليوم نفسه.'],
    1200,
    asksText('Date and number of hours', 'التاريخ وعدد الساعات'),
  ),
  service(
    'property-photos',
    ['Property photography', 'تصوير عقاري'],
    ['Wide, bright pictures and a virtual tour of the place.', 'صور واسعة مضيئة وجولة افتراضية في المكان.'],
    600,
    mayAskText('Number of rooms', 'عدد الغرف'),
  ),
  service(
    'drone',
    ['Aerial filming', 'تصوير جوي'],
    ['A licensed drone pilot and a film in 4K.', 'طيار درون مرخّص وفيديو بدقة 4K.'],
    1500,
    asksText('The place and the aim', 'الموقع والهدف من التصوير'),
  ),
)
