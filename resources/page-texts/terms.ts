import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { staticPages } from '../static-pages.ts'

export const terms: Draft<typeof staticPages> = {
  key: 'terms',
  title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  lead: {
    ar: 'باستخدامك وصل فإنك توافق على ما يلي. كتبناه بلغة واضحة لتعرف ما لك وما عليك.',
    en: 'By using Wasl you agree to the following. We wrote it in plain words, so that you know your rights and duties.',
  },
  effective_on: '2026-11-01',
  content: {
    ar: `
      <h2>دور وصل</h2>
      <p>وصل وسيط بين العميل والمزوّد. المزوّد هو من ينفذ الخدمة ويتحمل مسؤولية جودتها، ووصل تدير الطلب والدفع وتفصل في الشكاوى.</p>
      <h2>حسابك</h2>
      <ul>
      <li><p>يجب أن تكون بياناتك صحيحة، وأن يكون رقم جوالك لك.</p></li>
      <li><p>كلمة المرور ورمز التحقق سرّان لا تشاركهما أحدًا، ولن يطلبهما منك فريق وصل.</p></li>
      <li><p>قد نوقف حسابًا استُعمل في احتيال أو إساءة، مع بيان السبب.</p></li>
      </ul>
      <h2>الطلبات والعروض</h2>
      <ul>
      <li><p>إرسال الطلب مجاني ولا يلزمك بقبول أي عرض.</p></li>
      <li><p>العرض ملزم لمن قدّمه إلى أن تنتهي مدته أو يسحبه قبل القبول.</p></li>
      <li><p>رفض العرض نهائي، ولا يمكن التراجع عنه.</p></li>
      <li><p>بعد قبول عرض تُعد العروض الأخرى منتهية.</p></li>
      </ul>
      <h2>الفواتير والدفع</h2>
      <ul>
      <li><p>الأسعار بالريال السعودي وتشمل ضريبة القيمة المضافة ما لم يُذكر غير ذلك.</p></li>
      <li><p>بعد قبول الفاتورة أمامك ساعتان للدفع، ثم يُلغى الطلب تلقائيًا.</p></li>
      <li><p>يبقى المبلغ المدفوع محجوزًا لدى وصل حتى تؤكد استلام الخدمة، أو بعد {receipt_period} من تسليمها دون اعتراض.</p></li>
      <li><p>كل الدفع يتم داخل المنصة. ما يُدفع خارجها لا نستطيع حمايته.</p></li>
      </ul>
      <h2>الإلغاء والاسترداد</h2>
      <ul>
      <li><p>لك أن تلغي طلبك في أي وقت قبل الدفع دون رسوم.</p></li>
      <li><p>بعد الدفع لا يُلغى الطلب مباشرة، ولك أن ترفع شكوى تقرر الإدارة بعدها رد المبلغ كله أو بعضه.</p></li>
      <li><p>يعود المبلغ المسترد إلى محفظتك في وصل أو إلى وسيلة الدفع.</p></li>
      </ul>
      <h2>التقييمات والمحتوى</h2>
      <p>يقيّم العميل طلبًا اكتمل، مرة واحدة، وللمزوّد أن يرد مرة واحدة. نخفي ما فيه إساءة أو كشف لبيانات شخصية، ولا نعدّل رأيًا.</p>
      <h2>النظام المطبق</h2>
      <p>تخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكمها بالنظر في أي نزاع لم يُحل وديًا.</p>
      <h2>تعديل الشروط</h2>
      <p>إن عدّلنا شرطًا يمسّ حقوقك أخبرناك قبل سريانه بخمسة عشر يومًا على الأقل.</p>`,
    en: `
      <h2>What Wasl does</h2>
      <p>Wasl is an intermediary between client and provider. The provider carries out the service and answers for its quality; Wasl runs the order and the payment, and resolves complaints.</p>
      <h2>Your account</h2>
      <ul>
      <li><p>Your details must be true and the mobile number yours.</p></li>
      <li><p>Password and verification code are secret. The Wasl team will never ask you for them.</p></li>
      <li><p>We may close an account used for fraud or abuse, and say why.</p></li>
      </ul>
      <h2>Requests and offers</h2>
      <ul>
      <li><p>A request is free and does not oblige you to accept any offer.</p></li>
      <li><p>An offer binds the provider until it expires or is withdrawn before acceptance.</p></li>
      <li><p>Rejecting an offer is final.</p></li>
      <li><p>Once an offer is accepted, the others are closed.</p></li>
      </ul>
      <h2>Invoices and payment</h2>
      <ul>
      <li><p>Prices are in Saudi riyals and include value added tax unless stated otherwise.</p></li>
      <li><p>After accepting the invoice you have two hours to pay; then the order is cancelled.</p></li>
      <li><p>What you paid stays held by Wasl until you confirm receipt, or {receipt_period} after delivery without an objection.</p></li>
      <li><p>All payments are made on the platform. We cannot protect what is paid elsewhere.</p></li>
      </ul>
      <h2>Cancellations and refunds</h2>
      <ul>
      <li><p>You may cancel at any time before payment, free of charge.</p></li>
      <li><p>A paid order is not cancelled directly: you may file a complaint, after which the administration decides on a full or partial refund.</p></li>
      <li><p>Refunds go to your Wasl wallet or to the original payment method.</p></li>
      </ul>
      <h2>Reviews and content</h2>
      <p>A client reviews a completed order once, and the provider may answer once. We hide abuse and personal data; we do not edit opinions.</p>
      <h2>Governing law</h2>
      <p>These terms are governed by the laws of the Kingdom of Saudi Arabia, whose courts decide any dispute not settled amicably.</p>
      <h2>Changes</h2>
      <p>If we change a term that affects your rights, we notify you at least fifteen days before it takes effect.</p>`,
  },
}
