import { asksChoice, asksText, consultation, service, servicesOf } from '../build.ts'

const place = asksChoice(['Where?', 'كيف تفضّل الدروس؟'], ['At home', 'حضوريًا'], ['Online', 'عن بُعد'])

export const educationServices = servicesOf(
  'education',
  service(
    'school-tutoring',
    ['School tutoring', 'دروس تقوية'],
    ['A private teacher for every stage and subject.', 'معلم خاص لجميع المراحل والمواد.'],
    90,
    asksText('Grade and subject', 'الصف والمادة'),
    place,
  ),
  service(
    'qudurat',
    ['Qudurat and Tahsili preparation', 'تأهيل القدرات والتحصيلي'],
    ['A plan, tests and follow-up until the exam.', 'خطة واختبارات ومتابعة حتى يوم الاختبار.'],
    600,
    asksChoice(['Exam', 'الاختبار'], ['Qudurat', 'القدرات'], ['Tahsili', 'التحصيلي']),
    asksText('Date of the exam', 'موعد الاختبار'),
  ),
  service(
    'english',
    ['English course', 'دورة لغة إنجليزية'],
    ['From conversation to IELTS, with a level test first.', 'من المحادثة إلى الآيلتس بعد اختبار تحديد المستوى.'],
    450,
    place,
  ),
  service(
    'quran',
    ['Quran memorisation', 'تحفيظ القرآن'],
    ['Certified teachers for children and adults, men and women.', 'معلمون ومعلمات مُجازون للصغار والكبار.'],
    250,
    asksText('Age of the learner', 'عمر الطالب'),
    place,
  ),
  service(
    'staff-training',
    ['Staff training', 'تدريب الموظفين'],
    ['Workshops at your company, measured before and after.', 'ورش عمل في منشأتك مع قياس قبلي وبعدي.'],
    2000,
    asksText('Subject and number of people', 'الموضوع وعدد المتدربين'),
  ),
  consultation(
    'career-consultation',
    ['Career consultation', 'استشارة مهنية'],
    ['Your CV, your direction and the next step with a coach.', 'سيرتك واتجاهك وخطوتك التالية مع مرشد مهني.'],
    200,
    asksText('Where are you, and where do you want to be?', 'أين أنت الآن، وإلى أين تريد أن تصل؟'),
  ),
)
