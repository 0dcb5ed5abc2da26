import { asksChoice, asksText, mayAskFile, service, servicesOf } from '../build.ts'

const floor = asksChoice(
  ['Is there a lift?', 'هل يوجد مصعد؟'],
  ['At both ends', 'في الموقعين'],
  ['At one end', 'في أحدهما'],
  ['No', 'لا يوجد'],
)

export const movingServices = servicesOf(
  'moving',
  service(
    'city-moving',
    ['Moving inside the city', 'نقل العفش داخل المدينة'],
    ['Taken apart, wrapped, carried and put together again.', 'فك وتغليف ونقل وتركيب في موقعك الجديد.'],
    450,
    asksText('From which district to which?', 'من أي حي إلى أي حي؟'),
    floor,
    mayAskFile('Pictures of the furniture', 'صور للأثاث'),
  ),
  service(
    'long-moving',
    ['Moving between cities', 'نقل العفش بين المدن'],
    ['A closed lorry, wrapping in layers and an agreed arrival day.', 'شاحنة مغلقة وتغليف متعدد الطبقات وموعد وصول متفق عليه.'],
    1400,
    asksText('From which city to which?', 'من أي مدينة إلى أي مدينة؟'),
    floor,
  ),
  service(
    'packing',
    ['Packing', 'تغليف الأثاث'],
    ['Boxes, bubble wrap and labels for every room.', 'كراتين ولفائف فقاعية وملصقات لكل غرفة.'],
    200,
    asksText('How many rooms?', 'كم عدد الغرف؟'),
  ),
  service(
    'furniture-fitting',
    ['Furniture assembly', 'فك وتركيب الأثاث'],
    ['Bedrooms, desks and flat-pack furniture put together.', 'غرف النوم والمكاتب والأثاث الجاهز بأيدي فنيين.'],
    150,
    asksText('Which pieces?', 'ما القطع المطلوبة؟'),
  ),
  service(
    'storage',
    ['Furniture storage', 'تخزين الأثاث'],
    ['Dry, guarded and insured units by the month.', 'مستودعات جافة ومحروسة ومؤمّنة بالشهر.'],
    350,
    asksText('For how many months?', 'كم شهرًا تحتاج التخزين؟'),
  ),
)
