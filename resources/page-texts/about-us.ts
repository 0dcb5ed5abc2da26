import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { staticPages } from '../static-pages.ts'

export const aboutUs: Draft<typeof staticPages> = {
  key: 'about-us',
  title: { ar: 'من نحن', en: 'About us' },
  lead: {
    ar: 'وصل منصة سعودية تجمع من يحتاج خدمة بمن يتقنها، وتحفظ حق الطرفين من أول رسالة حتى آخر ريال.',
    en: 'Wasl is a Saudi marketplace that brings people who need a service to those who do it well, and protects both sides from the first message to the last riyal.',
  },
  effective_on: null,
  content: {
    ar: `
      <h2>لماذا وصل؟</h2>
      <p>البحث عن فني أو مستشار موثوق يبدأ عادةً بسؤال الأقارب، وينتهي باتفاق شفهي لا يحفظ حقًا لأحد. أردنا طريقًا أوضح: طلب مكتوب، وعروض تُقارن، ومال محفوظ حتى يكتمل العمل.</p>
      <h2>ما نلتزم به</h2>
      <ul>
      <li><p>نتحقق من هوية كل مزوّد وسجله التجاري قبل أن يستقبل أول طلب.</p></li>
      <li><p>يصلك كل عرض بسعره الكامل مع الضريبة، فلا رسوم تظهر عند الدفع.</p></li>
      <li><p>نحجز مبلغ الطلب ولا نسلّمه للمزوّد إلا بعد أن تؤكد استلام الخدمة، أو بعد {receipt_period} من التسليم دون اعتراض.</p></li>
      <li><p>نقرأ كل شكوى ونرد عليها، ونفصل بالعدل حين يختلف الطرفان.</p></li>
      </ul>
      <h2>لمن نعمل</h2>
      <p>للأفراد في بيوتهم، وللشركات في مقراتها، ولكل مستقل أو مؤسسة تريد أن تصل إلى عملائها دون أن تدفع مقابل كل طلب قبل أن تراه.</p>
      <h2>أين نعمل</h2>
      <p>نخدم مدن المملكة من الرياض وجدة والدمام إلى أبها وتبوك، ونضيف مدنًا كلما انضم إلينا مزوّدون جدد.</p>`,
    en: `
      <h2>Why Wasl?</h2>
      <p>Finding a good technician or adviser usually starts with asking relatives and ends with a spoken agreement that protects nobody. We wanted a clearer way: a written request, offers to compare, and money kept safe until the work is done.</p>
      <h2>Our commitments</h2>
      <ul>
      <li><p>We verify each provider’s identity and commercial registration before the first request reaches it.</p></li>
      <li><p>Every offer states its full price with VAT, so nothing new appears when you pay.</p></li>
      <li><p>We hold the payment and hand it over only after you confirm that you received the service, or {receipt_period} after delivery without an objection.</p></li>
      <li><p>We read and answer every complaint, and decide fairly when the two sides disagree.</p></li>
      </ul>
      <h2>Who we work for</h2>
      <p>For people at home, for companies in their offices, and for every freelancer or firm that wants to reach clients without paying for requests it has not seen.</p>
      <h2>Where we work</h2>
      <p>We serve cities across the Kingdom, from Riyadh, Jeddah and Dammam to Abha and Tabuk, and add more as new providers join.</p>`,
  },
}
