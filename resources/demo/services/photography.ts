import { categoryServices, requiredChoice, requiredNumber, requiredText, service } from '../service-builders.ts'

export const photographyServices = categoryServices(
  'photography',
  service(
    'product-photos',
    { en: 'Product photography', ar: 'تصوير منتجات' },
    { en: 'Clean photos on white or in a scene, ready for your store.', ar: 'صور نظيفة بخلفية بيضاء أو ضمن مشهد وجاهزة لمتجرك.' },
    450,
    requiredNumber({ en: 'How many products?', ar: 'كم عدد المنتجات؟' }, 5000),
    requiredChoice(
      { en: 'Background', ar: 'الخلفية' },
      { en: 'White', ar: 'بيضاء' },
      { en: 'A scene', ar: 'مشهد' },
      { en: 'Both', ar: 'الاثنتان' },
    ),
  ),
  service(
    'wedding-photos',
    { en: 'Wedding photography', ar: 'تصوير أعراس' },
    { en: 'A crew of women or men, an album and a short film.', ar: 'طاقم نسائي أو رجالي مع ألبوم وفيلم قصير.' },
    2800,
    requiredText({ en: 'Date and venue', ar: 'التاريخ والقاعة' }),
    requiredChoice({ en: 'Crew', ar: 'طاقم التصوير' }, { en: 'Women', ar: 'نسائي' }, { en: 'Men', ar: 'رجالي' }),
  ),
  service(
    'event-photos',
    { en: 'Event coverage', ar: 'تغطية فعاليات' },
    { en: 'Same-day photos and video of conferences and openings.', ar: 'صور وفيديو للمؤتمرات والافتتاحات تُسلَّم في اليوم نفسه.' },
    1200,
    requiredText({ en: 'Date and number of hours', ar: 'التاريخ وعدد الساعات' }),
  ),
  service(
    'property-photos',
    { en: 'Property photography', ar: 'تصوير عقاري' },
    { en: 'Wide, bright photos and a virtual tour.', ar: 'صور واسعة مضيئة وجولة افتراضية في المكان.' },
    600,
    requiredNumber({ en: 'How many rooms?', ar: 'كم عدد الغرف؟' }, 100),
  ),
  service(
    'drone',
    { en: 'Aerial filming', ar: 'تصوير جوي' },
    { en: 'A licensed drone pilot and a film in 4K.', ar: 'طيار درون مرخّص وفيديو بدقة 4K.' },
    1500,
    requiredText({ en: 'Location and purpose', ar: 'الموقع والهدف من التصوير' }),
  ),
)
