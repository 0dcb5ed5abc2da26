import { asksChoice, asksText, mayAskFile, mayAskText, service, servicesOf } from '../build.ts'

const when = asksChoice(
  ['When suits you?', 'متى يناسبك الموعد؟'],
  ['Today', 'اليوم'],
  ['Within two days', 'خلال يومين'],
  ['This week', 'هذا الأسبوع'],
)
const photo = mayAskFile('A picture of the fault', 'صورة للعطل')

export const maintenanceServices = servicesOf(
  'maintenance',
  service(
    'plumbing',
    ['Plumbing', 'سباكة'],
    ['Leaks, blocked drains and mixers mended, pipes replaced.', 'كشف التسربات وتسليك المجاري وتركيب الخلاطات وتبديل المواسير.'],
    120,
    asksText('Where is the fault?', 'أين مكان العطل؟'),
    when,
    photo,
  ),
  service(
    'electricity',
    ['Electrical work', 'أعمال الكهرباء'],
    ['Faults found, sockets and lights fitted, boards renewed.', 'كشف الأعطال وتركيب الأفياش والإنارة وتجديد اللوحات.'],
    120,
    asksText('What needs doing?', 'ما العمل المطلوب؟'),
    when,
  ),
  service(
    'air-conditioning',
    ['Air conditioning', 'صيانة المكيفات'],
    ['Washing, gas and repair of split, window and central units.', 'غسيل وتعبئة فريون وإصلاح مكيفات السبليت والشباك والمركزي.'],
    99,
    asksChoice(['Type of unit', 'نوع المكيف'], ['Split', 'سبليت'], ['Window', 'شباك'], ['Central', 'مركزي'], ['Cassette', 'كاسيت']),
    asksText('How many units?', 'كم عدد المكيفات؟'),
    when,
  ),
  service(
    'appliances',
    ['Appliance repair', 'صيانة الأجهزة المنزلية'],
    ['Washing machines, fridges and ovens repaired at your home.', 'إصلاح الغسالات والثلاجات والأفران في منزلك.'],
    130,
    asksText('The appliance and its make', 'نوع الجهاز وماركته'),
    photo,
  ),
  service(
    'painting',
    ['Painting', 'دهانات'],
    ['Walls prepared and painted, inside and out, with clean edges.', 'تجهيز الجدران ودهانها من الداخل والخارج بتشطيب نظيف.'],
    600,
    asksText('Area in square metres', 'المساحة بالمتر المربع'),
    asksChoice(['Who brings the paint?', 'توفير الدهان على من؟'], ['The provider', 'مزوّد الخدمة'], ['Me', 'عليّ']),
  ),
  service(
    'carpentry',
    ['Carpentry', 'نجارة'],
    ['Doors, kitchens and wardrobes fitted, mended and made.', 'تركيب وإصلاح وتفصيل الأبواب والمطابخ والدواليب.'],
    150,
    mayAskFile('A drawing or picture', 'رسم أو صورة'),
  ),
  service(
    'waterproofing',
    ['Roof waterproofing', 'عزل الأسطح'],
    ['Roofs and bathrooms sealed against water and heat, with a written warranty.', 'عزل مائي وحراري للأسطح ودورات المياه بضمان مكتوب.'],
    1500,
    asksText('Area in square metres', 'المساحة بالمتر المربع'),
    mayAskText('Where does water come through?', 'أين يظهر التسرب؟'),
  ),
)
