import { categoryServices, consultation, requiredChoice, requiredNumber, requiredText, service } from '../service-builders.ts'

const place = requiredChoice({ en: 'Where?', ar: 'كيف تفضّل الدروس؟' }, { en: 'At home', ar: 'حضوريًا' }, { en: 'Online', ar: 'عن بُعد' })

export const educationServices = categoryServices(
  'education',
  service(
    'school-tutoring',
    { en: 'School tutoring', ar: 'دروس تقوية' },
    { en: 'A private teacher for every stage and subject.', ar: 'معلم خاص لجميع المراحل والمواد.' },
    90,
    requiredText({ en: 'Grade and subject', ar: 'الصف والمادة' }),
    place,
  ),
  service(
    'qudurat',
    { en: 'Qudurat and Tahsili preparation', ar: 'تأهيل القدرات والتحصيلي' },
    { en: 'A plan, tests and follow-up until the exam.', ar: 'خطة واختبارات ومتابعة حتى يوم الاختبار.' },
    600,
    requiredChoice({ en: 'Exam', ar: 'الاختبار' }, { en: 'Qudurat', ar: 'القدرات' }, { en: 'Tahsili', ar: 'التحصيلي' }),
    requiredText({ en: 'Date of the exam', ar: 'موعد الاختبار' }),
  ),
  service(
    'english',
    { en: 'English course', ar: 'دورة لغة إنجليزية' },
    { en: 'From conversation to IELTS, with a level test first.', ar: 'من المحادثة إلى الآيلتس بعد اختبار تحديد المستوى.' },
    450,
    place,
  ),
  service(
    'quran',
    { en: 'Quran memorisation', ar: 'تحفيظ القرآن' },
    { en: 'Certified teachers for children and adults, men and women.', ar: 'معلمون ومعلمات مُجازون للصغار والكبار.' },
    250,
    requiredNumber({ en: 'Age of the learner', ar: 'عمر الطالب' }, 99, { en: 'years', ar: 'سنة' }),
    place,
  ),
  service(
    'staff-training',
    { en: 'Staff training', ar: 'تدريب الموظفين' },
    { en: 'Workshops at your company, measured before and after.', ar: 'ورش عمل في منشأتك مع قياس قبلي وبعدي.' },
    2000,
    requiredText({ en: 'Subject and number of people', ar: 'الموضوع وعدد المتدربين' }),
  ),
  consultation(
    'career-consultation',
    { en: 'Career consultation', ar: 'استشارة مهنية' },
    { en: 'Your CV, career direction and next step with a coach.', ar: 'سيرتك واتجاهك وخطوتك التالية مع مرشد مهني.' },
    200,
    requiredText({ en: 'Where are you now, and where do you want to be?', ar: 'أين أنت الآن، وإلى أين تريد أن تصل؟' }),
  ),
)
