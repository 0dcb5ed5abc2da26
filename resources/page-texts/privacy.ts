import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { staticPages } from '../static-pages.ts'

export const privacy: Draft<typeof staticPages> = {
  key: 'privacy',
  title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  lead: {
    ar: 'نجمع أقل ما يلزم لتقديم الخدمة، ونخبرك هنا بما نجمعه ولماذا وكم نحتفظ به. تستند هذه السياسة إلى نظام حماية البيانات الشخصية في المملكة العربية السعودية.',
    en: 'We collect as little as the service needs, and tell you here what, why and for how long. This policy follows the Personal Data Protection Law of the Kingdom of Saudi Arabia.',
  },
  effective_on: '2026-11-01',
  content: {
    ar: `
      <h2>ما نجمعه</h2>
      <ul>
      <li><p>بيانات حسابك: الاسم ورقم الجوال والبريد الإلكتروني والمدينة، والسجل التجاري للشركات.</p></li>
      <li><p>بيانات طلبك: وصفه وصوره وملفاته وموقعه على الخريطة إن حددته.</p></li>
      <li><p>بيانات الدفع: المبلغ والوسيلة والرقم المرجعي. لا نخزّن أرقام البطاقات.</p></li>
      <li><p>بيانات الاستخدام: نوع المتصفح وعنوان الشبكة وأوقات الدخول، لحماية حسابك.</p></li>
      </ul>
      <h2>لماذا نجمعه</h2>
      <ul>
      <li><p>لتنفيذ طلبك: يرى المزوّدون وصف الطلب ومدينته وحيّه، ولا يرى رقمك وموقعك الدقيق إلا من قبلت عرضه.</p></li>
      <li><p>لإصدار الفواتير الضريبية وحفظها كما يلزم النظام.</p></li>
      <li><p>لمنع الاحتيال والفصل في الشكاوى.</p></li>
      <li><p>لإرسال تنبيهات طلباتك. يمكنك إيقافها من حسابك.</p></li>
      </ul>
      <h2>مع من نشاركه</h2>
      <p>مع المزوّد الذي قبلت عرضه، ومع من يعالج الدفع والرسائل نيابةً عنا وبالقدر الذي يحتاجه، ومع الجهات الرسمية حين يُلزمنا النظام. لا نبيع بياناتك ولا نؤجرها.</p>
      <h2>كم نحتفظ به</h2>
      <p>نحتفظ ببيانات حسابك ما دام مفتوحًا. عند حذفه نمحو ما يعرّف بك أو نجعله مجهولًا، ونبقي الفواتير والقيود المالية للمدة التي يشترطها النظام الضريبي.</p>
      <h2>حقوقك</h2>
      <ul>
      <li><p>أن تعرف ما لدينا عنك وأن تحصل على نسخة منه.</p></li>
      <li><p>أن تصحح ما كان خاطئًا.</p></li>
      <li><p>أن تطلب حذف بياناتك، في حدود ما يلزمنا النظام بحفظه.</p></li>
      <li><p>أن تسحب موافقتك متى شئت. نرد على طلبك خلال 30 يومًا.</p></li>
      </ul>
      <h2>ملفات الارتباط</h2>
      <p>نستعمل ملفات ارتباط ضرورية فقط: لإبقائك مسجلًا، ولتذكّر لغتك ومظهر الموقع. لا نستعمل ملفات لتتبّعك في مواقع أخرى.</p>
      <h2>تواصل معنا</h2>
      <p>لأي سؤال عن بياناتك راسلنا من <a href="/static/contact-us">صفحة «تواصل معنا»</a> واذكر أن رسالتك عن الخصوصية.</p>`,
    en: `
      <h2>What we collect</h2>
      <ul>
      <li><p>Your account: name, mobile number, email and city; the commercial registration of companies.</p></li>
      <li><p>Your requests: description, photos, files, and the map location if you marked one.</p></li>
      <li><p>Payments: amount, method and reference number. We do not store card numbers.</p></li>
      <li><p>Use of the site: browser type, IP address and login times, to protect your account.</p></li>
      </ul>
      <h2>Why we collect it</h2>
      <ul>
      <li><p>To carry out your request: providers see its description, city and district; only the one whose offer you accepted sees your number and exact location.</p></li>
      <li><p>To issue tax invoices and keep them as the law requires.</p></li>
      <li><p>To prevent fraud and resolve complaints.</p></li>
      <li><p>To send you notifications about your orders. You can turn them off in your account.</p></li>
      </ul>
      <h2>Who we share it with</h2>
      <p>With the provider whose offer you accepted; with those who process payments and messages for us, as far as they need it; and with authorities when the law obliges us. We neither sell nor rent your data.</p>
      <h2>How long we keep it</h2>
      <p>Your account’s data as long as the account is open. When you delete it we erase or anonymise what identifies you, and keep invoices and ledger entries for as long as tax law requires.</p>
      <h2>Your rights</h2>
      <ul>
      <li><p>To know what we hold about you and to receive a copy.</p></li>
      <li><p>To have mistakes corrected.</p></li>
      <li><p>To ask for deletion, within what the law obliges us to keep.</p></li>
      <li><p>To withdraw your consent at any time. We answer within 30 days.</p></li>
      </ul>
      <h2>Cookies</h2>
      <p>We use necessary cookies only: to keep you logged in and to remember your language and theme. None of them follows you to other sites.</p>
      <h2>Contact</h2>
      <p>For any question about your data write to us on the <a href="/en/static/contact-us">“Contact us” page</a> and say that it concerns privacy.</p>`,
  },
}
