import { categoryServices, consultation, optionalFile, requiredChoice, requiredNumber, requiredText, service } from '../service-builders.ts'

export const accountingServices = categoryServices(
  'accounting',
  service(
    'bookkeeping',
    { en: 'Monthly bookkeeping', ar: 'مسك الدفاتر الشهري' },
    { en: 'Entries, reconciliation and a clear report every month.', ar: 'قيود ومطابقات وتقرير واضح كل شهر.' },
    900,
    requiredNumber({ en: 'How many invoices per month?', ar: 'كم عدد الفواتير في الشهر؟' }, 100_000),
  ),
  service(
    'vat-return',
    { en: 'VAT return', ar: 'إقرار ضريبة القيمة المضافة' },
    { en: 'Prepared, checked and filed on time.', ar: 'إعداد ومراجعة ورفع في الموعد.' },
    400,
    requiredChoice({ en: 'Period', ar: 'الفترة' }, { en: 'Monthly', ar: 'شهري' }, { en: 'Quarterly', ar: 'ربع سنوي' }),
    optionalFile({ en: 'Sales and purchases', ar: 'ملف المبيعات والمشتريات' }),
  ),
  service(
    'zakat-return',
    { en: 'Zakat return', ar: 'الإقرار الزكوي' },
    { en: 'Zakat base calculation and filing of the return.', ar: 'حساب الوعاء الزكوي ورفع الإقرار.' },
    800,
    requiredText({ en: 'Business and financial year', ar: 'النشاط والسنة المالية' }),
  ),
  service(
    'e-invoicing',
    { en: 'E-invoicing setup', ar: 'تطبيق الفوترة الإلكترونية' },
    { en: 'We prepare your system and connect it to the Fatoora platform.', ar: 'تجهيز نظامك وربطه بمنصة فاتورة.' },
    1500,
    requiredText({ en: 'Which system do you use?', ar: 'ما النظام الذي تستخدمه؟' }),
  ),
  consultation(
    'tax-consultation',
    { en: 'Tax consultation', ar: 'استشارة ضريبية' },
    { en: 'Registration, penalties and objections with a certified adviser.', ar: 'التسجيل والغرامات والاعتراضات مع مستشار معتمد.' },
    350,
    requiredText({ en: 'Your question', ar: 'ما سؤالك؟' }),
    optionalFile({ en: 'A letter you received', ar: 'خطاب وصلك من الهيئة' }),
  ),
  consultation(
    'feasibility-consultation',
    { en: 'Feasibility consultation', ar: 'استشارة جدوى' },
    { en: 'Costs, break-even and a frank opinion on the idea.', ar: 'التكاليف ونقطة التعادل ورأي صريح في الفكرة.' },
    450,
    requiredText({ en: 'Describe the project in a few lines', ar: 'المشروع في أسطر قليلة' }),
    requiredText({ en: 'Available capital', ar: 'رأس المال المتاح' }),
  ),
)
