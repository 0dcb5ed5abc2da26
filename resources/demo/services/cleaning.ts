import { asksChoice, asksText, mayAskText, service, servicesOf } from '../build.ts'

export const cleaningServices = servicesOf(
  'cleaning',
  service(
    'home-cleaning',
    ['Home cleaning', 'تنظيف المنازل'],
    ['A full clean of rooms, kitchen and bathrooms, supplies included.', 'تنظيف شامل للغرف والمطبخ ودورات المياه مع المواد.'],
    180,
    asksChoice(['Home', 'نوع السكن'], ['Flat', 'شقة'], ['Floor', 'دور'], ['Villa', 'فيلا']),
    asksText('How many rooms?', 'كم عدد الغرف؟'),
  ),
  service(
    'move-in-cleaning',
    ['Cleaning after building', 'تنظيف ما بعد البناء'],
    ['Dust, paint and glue removed so that you can move in at once.', 'إزالة الغبار وبقايا الدهان والغراء ليكون بيتك جاهزًا للسكن.'],
    700,
    asksText('Area in square metres', 'المساحة بالمتر المربع'),
  ),
  service(
    'sofa-cleaning',
    ['Sofa and carpet cleaning', 'تنظيف الكنب والسجاد'],
    ['Steam that lifts stains and smells, dry within hours.', 'تنظيف بالبخار يزيل البقع والروائح ويجف خلال ساعات.'],
    150,
    asksText('How many metres of sofa or carpet?', 'كم مترًا من الكنب أو السجاد؟'),
  ),
  service(
    'tank-cleaning',
    ['Water tank cleaning', 'تنظيف خزانات المياه'],
    ['Washed, disinfected and photographed before and after.', 'غسيل وتعقيم مع صور قبل العمل وبعده.'],
    200,
    asksChoice(['Tank', 'نوع الخزان'], ['Roof', 'علوي'], ['Ground', 'أرضي'], ['Both', 'كلاهما']),
  ),
  service(
    'pest-control',
    ['Pest control', 'مكافحة الحشرات'],
    ['Licensed, odourless products that are safe for children.', 'مبيدات مرخّصة بلا رائحة وآمنة على الأطفال.'],
    220,
    asksChoice(
      ['What do you see?', 'ما نوع الحشرات؟'],
      ['Cockroaches', 'صراصير'],
      ['Ants', 'نمل'],
      ['Termites', 'نمل أبيض'],
      ['Bedbugs', 'بق الفراش'],
      ['Something else', 'غير ذلك'],
    ),
  ),
  service(
    'office-cleaning',
    ['Office cleaning contract', 'عقود نظافة المكاتب'],
    ['A daily or weekly visit on a monthly contract.', 'زيارات يومية أو أسبوعية بعقد شهري.'],
    1200,
    asksText('Number of offices and visits a week', 'عدد المكاتب والزيارات في الأسبوع'),
    mayAskText('Working hours', 'أوقات الدوام'),
  ),
)
