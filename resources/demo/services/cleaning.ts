import { categoryServices, optionalText, requiredArea, requiredChoice, requiredNumber, service } from '../service-builders.ts'

export const cleaningServices = categoryServices(
  'cleaning',
  service(
    'home-cleaning',
    { en: 'Home cleaning', ar: 'تنظيف المنازل' },
    { en: 'A full clean of rooms, kitchen and bathrooms, supplies included.', ar: 'تنظيف شامل للغرف والمطبخ ودورات المياه مع المواد.' },
    180,
    requiredChoice({ en: 'Home', ar: 'نوع السكن' }, { en: 'Flat', ar: 'شقة' }, { en: 'Floor', ar: 'دور' }, { en: 'Villa', ar: 'فيلا' }),
    requiredNumber({ en: 'How many rooms?', ar: 'كم عدد الغرف؟' }, 50),
  ),
  service(
    'move-in-cleaning',
    { en: 'Post-construction cleaning', ar: 'تنظيف ما بعد البناء' },
    {
      en: 'Dust, paint and glue removed so that you can move in right away.',
      ar: 'إزالة الغبار وبقايا الدهان والغراء ليكون بيتك جاهزًا للسكن.',
    },
    700,
    requiredArea,
  ),
  service(
    'sofa-cleaning',
    { en: 'Sofa and carpet cleaning', ar: 'تنظيف الكنب والسجاد' },
    { en: 'Steam cleaning that removes stains and odours, dry within hours.', ar: 'تنظيف بالبخار يزيل البقع والروائح ويجف خلال ساعات.' },
    150,
    requiredNumber({ en: 'How much sofa or carpet?', ar: 'كم مترًا طول الكنب أو السجاد؟' }, 500, { en: 'm', ar: 'م' }),
  ),
  service(
    'tank-cleaning',
    { en: 'Water tank cleaning', ar: 'تنظيف خزانات المياه' },
    { en: 'Washed, disinfected and photographed before and after.', ar: 'غسيل وتعقيم مع صور قبل العمل وبعده.' },
    200,
    requiredChoice(
      { en: 'Tank', ar: 'نوع الخزان' },
      { en: 'Roof', ar: 'علوي' },
      { en: 'Ground', ar: 'أرضي' },
      { en: 'Both', ar: 'كلاهما' },
    ),
  ),
  service(
    'pest-control',
    { en: 'Pest control', ar: 'مكافحة الحشرات' },
    { en: 'Licensed, odourless products that are safe for children.', ar: 'مبيدات مرخّصة بلا رائحة وآمنة على الأطفال.' },
    220,
    requiredChoice(
      { en: 'What do you see?', ar: 'ما نوع الحشرات؟' },
      { en: 'Cockroaches', ar: 'صراصير' },
      { en: 'Ants', ar: 'نمل' },
      { en: 'Termites', ar: 'نمل أبيض' },
      { en: 'Bedbugs', ar: 'بق الفراش' },
      { en: 'Other', ar: 'غير ذلك' },
    ),
  ),
  service(
    'office-cleaning',
    { en: 'Office cleaning contract', ar: 'عقود نظافة المكاتب' },
    { en: 'A daily or weekly visit on a monthly contract.', ar: 'زيارات يومية أو أسبوعية بعقد شهري.' },
    1200,
    requiredNumber({ en: 'How many offices?', ar: 'كم عدد المكاتب؟' }, 500),
    requiredNumber({ en: 'How many visits per week?', ar: 'كم زيارة في الأسبوع؟' }, 14),
    optionalText({ en: 'Working hours', ar: 'أوقات الدوام' }),
  ),
)
