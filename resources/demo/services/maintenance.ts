import {
  categoryServices,
  optionalFile,
  optionalText,
  requiredArea,
  requiredChoice,
  requiredNumber,
  requiredText,
  service,
} from '../service-builders.ts'

const photo = optionalFile({ en: 'Photo of the fault', ar: 'صورة للعطل' })

export const maintenanceServices = categoryServices(
  'maintenance',
  service(
    'plumbing',
    { en: 'Plumbing', ar: 'سباكة' },
    {
      en: 'Leak detection, drain cleaning, mixer installation and pipe replacement.',
      ar: 'كشف التسربات وتسليك المجاري وتركيب الخلاطات وتبديل المواسير.',
    },
    120,
    requiredText({ en: 'Where is the fault?', ar: 'أين مكان العطل؟' }),
    photo,
  ),
  service(
    'electricity',
    { en: 'Electrical work', ar: 'أعمال الكهرباء' },
    { en: 'Fault finding, sockets, lighting and distribution boards.', ar: 'كشف الأعطال وتركيب الأفياش والإنارة وتجديد اللوحات.' },
    120,
    requiredText({ en: 'What needs doing?', ar: 'ما العمل المطلوب؟' }),
  ),
  service(
    'air-conditioning',
    { en: 'Air conditioning', ar: 'صيانة المكيفات' },
    {
      en: 'Cleaning, gas refill and repair of split, window and central units.',
      ar: 'غسيل وتعبئة فريون وإصلاح مكيفات السبليت والشباك والمركزي.',
    },
    99,
    requiredChoice(
      { en: 'Type of unit', ar: 'نوع المكيف' },
      { en: 'Split', ar: 'سبليت' },
      { en: 'Window', ar: 'شباك' },
      { en: 'Central', ar: 'مركزي' },
      { en: 'Cassette', ar: 'كاسيت' },
    ),
    requiredNumber({ en: 'How many units?', ar: 'كم عدد المكيفات؟' }, 200),
  ),
  service(
    'appliances',
    { en: 'Appliance repair', ar: 'صيانة الأجهزة المنزلية' },
    { en: 'Washing machines, fridges and ovens repaired at your home.', ar: 'إصلاح الغسالات والثلاجات والأفران في منزلك.' },
    130,
    requiredText({ en: 'Appliance and brand', ar: 'نوع الجهاز وماركته' }),
    photo,
  ),
  service(
    'painting',
    { en: 'Painting', ar: 'دهانات' },
    { en: 'Interior and exterior painting with proper preparation.', ar: 'تجهيز الجدران ودهانها من الداخل والخارج بتشطيب نظيف.' },
    600,
    requiredArea,
    requiredChoice(
      { en: 'Who supplies the paint?', ar: 'توفير الدهان على من؟' },
      { en: 'The provider', ar: 'مزوّد الخدمة' },
      { en: 'Me', ar: 'عليّ' },
    ),
  ),
  service(
    'carpentry',
    { en: 'Carpentry', ar: 'نجارة' },
    { en: 'Doors, kitchens and wardrobes: custom-made, fitted and repaired.', ar: 'تركيب وإصلاح وتفصيل الأبواب والمطابخ والدواليب.' },
    150,
    optionalFile({ en: 'A drawing or photo', ar: 'رسم أو صورة' }),
  ),
  service(
    'waterproofing',
    { en: 'Roof waterproofing', ar: 'عزل الأسطح' },
    {
      en: 'Roof and bathroom waterproofing and insulation, with a written warranty.',
      ar: 'عزل مائي وحراري للأسطح ودورات المياه بضمان مكتوب.',
    },
    1500,
    requiredArea,
    optionalText({ en: 'Where does the water leak?', ar: 'أين يظهر التسرب؟' }),
  ),
)
