import { categoryServices, consultation, optionalFile, requiredChoice, requiredText, service } from '../service-builders.ts'

const documents = optionalFile({ en: 'Case documents', ar: 'مستندات القضية' })

export const legalServices = categoryServices(
  'legal',
  consultation(
    'labour-consultation',
    { en: 'Employment law consultation', ar: 'استشارة عمالية' },
    { en: 'Dues, dismissal and contracts under the Saudi labour law.', ar: 'المستحقات والفصل والعقود وفق نظام العمل السعودي.' },
    250,
    requiredChoice({ en: 'You are', ar: 'صفتك' }, { en: 'Employee', ar: 'موظف' }, { en: 'Employer', ar: 'صاحب عمل' }),
    requiredText({ en: 'What happened?', ar: 'ما الذي حدث؟' }),
    documents,
  ),
  consultation(
    'commercial-consultation',
    { en: 'Commercial consultation', ar: 'استشارة تجارية' },
    { en: 'Partners, contracts and disputes, with a written opinion.', ar: 'الشركاء والعقود والنزاعات مع رأي مكتوب.' },
    400,
    requiredText({ en: 'Your question', ar: 'ما سؤالك؟' }),
    documents,
  ),
  consultation(
    'property-consultation',
    { en: 'Property consultation', ar: 'استشارة عقارية' },
    { en: 'Deeds, rent and sale before you sign.', ar: 'الصكوك والإيجار والبيع قبل أن توقّع.' },
    300,
    requiredText({ en: 'Your question', ar: 'ما سؤالك؟' }),
    documents,
  ),
  consultation(
    'family-consultation',
    { en: 'Family consultation', ar: 'استشارة أحوال شخصية' },
    { en: 'Custody, alimony and inheritance in full confidence.', ar: 'الحضانة والنفقة والميراث بسرية تامة.' },
    300,
    requiredText({ en: 'Your question', ar: 'ما سؤالك؟' }),
  ),
  service(
    'contract-drafting',
    { en: 'Contract drafting', ar: 'صياغة عقد' },
    { en: 'A contract that sets out rights, duties and penalties.', ar: 'عقد يحدد الحقوق والالتزامات وما يترتب على الإخلال.' },
    500,
    requiredText({ en: 'Type of contract and its parties', ar: 'نوع العقد وأطرافه' }),
  ),
  service(
    'company-founding',
    { en: 'Company formation', ar: 'تأسيس شركة' },
    {
      en: 'Articles of association, registration and every step to the commercial register.',
      ar: 'عقد التأسيس والتسجيل وجميع الخطوات حتى السجل التجاري.',
    },
    2500,
    requiredChoice(
      { en: 'Legal form', ar: 'نوع الكيان' },
      { en: 'Single-person company', ar: 'شركة شخص واحد' },
      { en: 'Limited liability', ar: 'ذات مسؤولية محدودة' },
      { en: 'Establishment', ar: 'مؤسسة فردية' },
    ),
  ),
)
