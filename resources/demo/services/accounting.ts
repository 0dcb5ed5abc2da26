import { asksChoice, asksText, consultation, mayAskFile, service, servicesOf } from '../build.ts'

export const accountingServices = servicesOf(
  'accounting',
  service(
    'bookkeeping',
    ['Monthly bookkeeping', 'مسك الدفاتر الشهري'],
    ['Entries, reconciliation and a clear report every month.', 'قيود ومطابقات وتقرير واضح كل شهر.'],
    900,
    asksText('How many invoices a month?', 'كم عدد الفواتير في الشهر؟'),
  ),
  service(
    'vat-return',
    ['VAT return', 'إقرار ضريبة القيمة المضافة'],
    ['Prepared, checked and filed on time.', 'إعداد ومراجعة ورفع في الموعد.'],
    400,
    asksChoice(['Period', 'الفترة'], ['Monthly', 'شهري'], ['Quarterly', 'ربع سنوي']),
    mayAskFile('Sales and purchases', 'ملف المبيعات والمشتريات'),
  ),
  service(
    'zakat-return',
    ['Zakat return', 'الإقرار الزكوي'],
    ['The zakat base worked out and the return filed.', 'حساب الوعاء الزكوي ورفع الإقرار.'],
    800,
    asksText('Business and financial year', 'النشاط والسنة المالية'),
  ),
  service(
    'e-invoicing',
    ['E-invoicing set-up', 'تطبيق الفوترة الإلكترونية'],
    ['Your system made ready and linked with the Fatoora platform.', 'تجهيز نظامك وربطه بمنصة فاتورة.'],
    1500,
    asksText('Which system do you use?', 'ما النظام الذي تستخدمه؟'),
  ),
  consultation(
    'tax-consultation',
    ['Tax consultation', 'استشارة ضريبية'],
    ['Registration, penalties and objections with a certified adviser.', 'التسجيل والغرامات والاعتراضات مع مستشار معتمد.'],
    350,
    asksText('Your question', 'ما سؤالك؟'),
    mayAskFile('A letter you received', 'خطاب وصلك من الهيئة'),
  ),
  consultation(
    'feasibility-consultation',
    ['Feasibility consultation', 'استشارة جدوى'],
    ['Costs, break-even and a frank opinion on the idea.', 'التكاليف ونقطة التعادل ورأي صريح في الفكرة.'],
    450,
    asksText('The project in a few lines', 'المشروع في أسطر قليلة'),
    asksText('Capital at hand', 'رأس المال المتاح'),
  ),
)
