import { categoryServices, optionalFile, requiredChoice, requiredNumber, requiredText, service } from '../service-builders.ts'

const floor = requiredChoice(
  { en: 'Is there a lift?', ar: 'هل يوجد مصعد؟' },
  { en: 'At both ends', ar: 'في الموقعين' },
  { en: 'At one end', ar: 'في أحدهما' },
  { en: 'No', ar: 'لا يوجد' },
)

export const movingServices = categoryServices(
  'moving',
  service(
    'city-moving',
    { en: 'Moving inside the city', ar: 'نقل العفش داخل المدينة' },
    { en: 'Disassembly, wrapping, transport and reassembly.', ar: 'فك وتغليف ونقل وتركيب في موقعك الجديد.' },
    450,
    floor,
    optionalFile({ en: 'Photos of the furniture', ar: 'صور للأثاث' }),
  ),
  service(
    'long-moving',
    { en: 'Moving between cities', ar: 'نقل العفش بين المدن' },
    { en: 'A closed truck, layered wrapping and an agreed arrival day.', ar: 'شاحنة مغلقة وتغليف متعدد الطبقات وموعد وصول متفق عليه.' },
    1400,
    floor,
  ),
  service(
    'packing',
    { en: 'Packing', ar: 'تغليف الأثاث' },
    { en: 'Boxes, bubble wrap and labels for every room.', ar: 'كراتين ولفائف فقاعية وملصقات لكل غرفة.' },
    200,
    requiredNumber({ en: 'How many rooms?', ar: 'كم عدد الغرف؟' }, 50),
  ),
  service(
    'furniture-fitting',
    { en: 'Furniture assembly', ar: 'فك وتركيب الأثاث' },
    { en: 'Assembly of bedrooms, desks and flat-pack furniture.', ar: 'غرف النوم والمكاتب والأثاث الجاهز بأيدي فنيين.' },
    150,
    requiredText({ en: 'Which pieces?', ar: 'ما القطع المطلوبة؟' }),
  ),
  service(
    'storage',
    { en: 'Furniture storage', ar: 'تخزين الأثاث' },
    { en: 'Dry, secure and insured units, rented by the month.', ar: 'مستودعات جافة ومحروسة ومؤمّنة بالشهر.' },
    350,
    requiredNumber({ en: 'For how many months?', ar: 'كم شهرًا تحتاج التخزين؟' }, 60),
  ),
)
