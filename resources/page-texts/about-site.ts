import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { staticPages } from '../static-pages.ts'

export const aboutSite: Draft<typeof staticPages> = {
  key: 'about-site',
  title: { ar: 'كيف تعمل وصل', en: 'How Wasl works' },
  lead: {
    ar: 'كيف يعمل الموقع، وما الذي يحدث لطلبك خطوة بخطوة.',
    en: 'How the site works, and what happens to your request step by step.',
  },
  effective_on: null,
  content: {
    ar: `
      <h2>أنواع الطلبات</h2>
      <ul>
      <li><p>طلب خدمة: تصف عملًا تريد إنجازه، فيصل إلى مزوّدي القسم في مدينتك ويقدّمون عروضهم.</p></li>
      <li><p>طلب استشارة: تجيب عن أسئلة قصيرة، فيعرف المختص حالتك قبل أن يسعّر وقته.</p></li>
      <li><p>طلب خاص: ترسل طلبك إلى مزوّد أو عدة مزوّدين تختارهم.</p></li>
      </ul>
      <h2>رحلة الطلب</h2>
      <ul>
      <li><p>ترسل الطلب مجانًا، وتصلك العروض في صفحة واحدة تقارن فيها السعر والمدة والتقييم.</p></li>
      <li><p>تقبل عرضًا، فيصدر المزوّد فاتورة ضريبية تراجعها قبل الدفع.</p></li>
      <li><p>تدفع خلال ساعتين من قبول الفاتورة، وإلا أُلغي الطلب تلقائيًا دون رسوم.</p></li>
      <li><p>يبقى المبلغ محجوزًا حتى ينجز المزوّد عمله وتؤكد الاستلام، أو بعد {receipt_period} من التسليم دون اعتراض.</p></li>
      <li><p>تقيّم التجربة، ويظهر تقييمك لمن بعدك.</p></li>
      </ul>
      <h2>الإلغاء والخلاف</h2>
      <p>تستطيع إلغاء طلبك في أي وقت قبل الدفع. بعد الدفع يبقى المبلغ محجوزًا، وإن وقع خلاف فارفع شكوى ليراجعها فريقنا ويقرر بناءً على ما اتفقتما عليه كتابةً.</p>
      <h2>العربية والإنجليزية</h2>
      <p>الموقع بالعربية أولًا، وله نسخة إنجليزية كاملة. يمكنك التبديل بينهما من أعلى كل صفحة دون أن تفقد مكانك.</p>`,
    en: `
      <h2>Types of request</h2>
      <ul>
      <li><p>Service: you describe work to be done; it reaches the providers of that category in your city and they make offers.</p></li>
      <li><p>Consultation: you answer a few short questions, so the expert knows your case before pricing the time.</p></li>
      <li><p>Private: you send your request to one or several providers of your choice.</p></li>
      </ul>
      <h2>How a request works</h2>
      <ul>
      <li><p>You send it free of charge. Offers arrive on one page where you compare price, duration and rating.</p></li>
      <li><p>You accept an offer, and the provider issues a tax invoice that you check before paying.</p></li>
      <li><p>You pay within two hours of accepting the invoice; otherwise the order is cancelled, free of charge.</p></li>
      <li><p>The money stays held until the provider has finished and you confirm receipt, or {receipt_period} after delivery without an objection.</p></li>
      <li><p>You rate the experience, and others can read it.</p></li>
      </ul>
      <h2>Cancellations and disputes</h2>
      <p>You may cancel at any time before payment. After payment the money stays held; if there is a dispute, file a complaint and our team decides based on what you agreed in writing.</p>
      <h2>Arabic and English</h2>
      <p>The site is Arabic first and complete in English. Switch at the top of any page without losing your place.</p>`,
  },
}
