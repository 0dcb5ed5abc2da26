import { asksChoice, asksText, consultation, mayAskFile, service, servicesOf } from '../build.ts'

const documents = mayAskFile('Documents of the case', 'مستندات القضية')

export const legalServices = servicesOf(
  'legal',
  consultation(
    'labour-consultation',
    ['Labour law consultation', 'استشارة عمالية'],
    ['Dues, dismissal and contracts under the Saudi labour law.', 'المستحقات والفصل والعقود وفق نظام العمل السعودي.'],
    250,
    asksChoice(['You are', 'صفتك'], ['Employee', 'موظف'], ['Employer', 'صاحب عمل']),
    asksText('What happened?', 'ما الذي حدث؟'),
    documents,
  ),
  consultation(
    'commercial-consultation',
    ['Commercial consultation', 'استشارة تجارية'],
    ['Partners, contracts and disputes, with a written opinion.', 'الشركاء والعقود والنزاعات مع رأي مكتوب.'],
    400,
    asksText('Your question', 'ما سؤالك؟'),
    documents,
  ),
  consultation(
    'property-consultation',
    ['Property consultation', 'استشارة عقارية'],
    ['Deeds, rent and sale before you sign.', 'الصكوك والإيجار والبيع قبل أن توقّع.'],
    300,
    asksText('Your question', 'ما سؤالك؟'),
    documents,
  ),
  consultation(
    'family-consultation',
    ['Family consultation', 'استشارة أحوال شخصية'],
    ['Custody, alimony and inheritance in full confidence.', 'الحضانة والنفقة والميراث بسرية تامة.'],
    300,
    asksText('Your question', 'ما سؤالك؟'),
  ),
  service(
    'contract-drafting',
    ['Drafting a contract', 'صياغة عقد'],
    ['A contract that says who does what, and what if not.', 'عقد يحدد الحقوق والالتزامات وما يترتب على الإخلال.'],
    500,
    asksText('Type of contract and its parties', 'نوع العقد وأطرافه'),
  ),
  service(
    'company-founding',
    ['Founding a company', 'تأسيس شركة'],
    ['Articles, registration and all steps up to the commercial register.', 'عقد التأسيس والتسجيل وجميع الخطوات حتى السجل التجاري.'],
    2500,
    asksChoice(
      ['Form', 'نوع الكيان'],
      ['Single-owner company', 'شركة شخص واحد'],
      ['Limited liability', 'ذات مسؤولية محدودة'],
      ['Establishment', 'مؤسسة فردية'],
    ),
  ),
)
