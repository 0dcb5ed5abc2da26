import type { Draft } from '@wasl/shared/registry/resource.ts'
import { type Localized, riyals } from '@wasl/shared/units.ts'
import type { packages } from '../packages.ts'

type Values = Omit<Draft<typeof packages>, 'provider_id' | 'service_id'>
/** A package of a provider for the service with this English name. */
export type DemoPackage = { provider: string; service: string; values: Values }

type Facts = { price: number; days?: number; description?: Localized; status?: Values['status'] }

const demoPackage = (
  [provider, service]: readonly [provider: string, service: string],
  title: Localized,
  { price, days = 1, description, status = 'published' }: Facts,
  ...includes: readonly Localized[]
): DemoPackage => ({
  provider,
  service,
  values: {
    title,
    description: description ?? null,
    includes: includes.map((text) => ({ text })),
    price: riyals(price),
    duration_days: days,
    images: null,
    status,
  },
})

export const demoPackages: readonly DemoPackage[] = [
  demoPackage(
    ['dar-al-khibra', 'Air conditioning'],
    { en: 'Summer service of three split units', ar: 'صيانة صيفية لثلاث وحدات سبليت' },
    {
      price: 280,
      description: { en: 'One visit before the heat, with a month of warranty.', ar: 'زيارة واحدة قبل الحر، مع ضمان شهر.' },
    },
    { en: 'Indoor and outdoor units washed', ar: 'غسيل الوحدات الداخلية والخارجية' },
    { en: 'Gas pressure checked', ar: 'فحص ضغط الفريون' },
    { en: 'Drain pipes cleared', ar: 'تسليك مواسير التصريف' },
    { en: 'A report of each unit', ar: 'تقرير عن كل وحدة' },
  ),
  demoPackage(
    ['itqan', 'Plumbing'],
    { en: 'Leak check of a flat', ar: 'كشف تسربات شقة' },
    { price: 190 },
    { en: 'All bathrooms and the kitchen', ar: 'جميع دورات المياه والمطبخ' },
    { en: 'Leak detector without breaking tiles', ar: 'جهاز كشف دون تكسير' },
    { en: 'Small seals replaced', ar: 'تبديل الجلدات الصغيرة' },
  ),
  demoPackage(
    ['lamsat-nadafa', 'Home cleaning'],
    { en: 'A flat of up to four rooms', ar: 'شقة حتى أربع غرف' },
    {
      price: 240,
      description: { en: 'Two cleaners for four hours, supplies included.', ar: 'عاملتان لأربع ساعات مع مواد التنظيف.' },
    },
    { en: 'Rooms, kitchen and bathrooms', ar: 'الغرف والمطبخ ودورات المياه' },
    { en: 'Windows from inside', ar: 'النوافذ من الداخل' },
    { en: 'Supplies and equipment', ar: 'المواد والمعدات' },
    { en: 'Oven and fridge from outside', ar: 'الفرن والثلاجة من الخارج' },
    { en: 'A second visit for what was missed, within two days', ar: 'زيارة ثانية لما فات خلال يومين' },
  ),
  demoPackage(
    ['lamsat-nadafa', 'Sofa and carpet cleaning'],
    { en: 'A living room: sofa and carpet', ar: 'مجلس كامل: كنب وسجاد' },
    { price: 320 },
    { en: 'Up to 12 metres of sofa', ar: 'كنب حتى 12 مترًا' },
    { en: 'A carpet of up to 20 m²', ar: 'سجادة حتى 20 مترًا مربعًا' },
    { en: 'Steam and stain removal', ar: 'تنظيف بالبخار وإزالة البقع' },
  ),
  demoPackage(
    ['naqla', 'Moving inside the city'],
    { en: 'Moving a two-room flat', ar: 'نقل شقة من غرفتين' },
    { price: 850 },
    { en: 'A closed truck and four workers', ar: 'شاحنة مغلقة وأربعة عمال' },
    { en: 'Packing of furniture', ar: 'تغليف الأثاث' },
    { en: 'Taking apart and assembly of bedrooms', ar: 'فك غرف النوم وتركيبها' },
  ),
  demoPackage(
    ['lulwa-design', 'Logo'],
    { en: 'A logo with three drafts', ar: 'شعار بثلاثة مقترحات' },
    { price: 900, days: 7 },
    { en: 'Three drafts to choose from', ar: 'ثلاثة مقترحات تختار منها' },
    { en: 'Two rounds of changes', ar: 'جولتا تعديل' },
    { en: 'Files for print and web', ar: 'ملفات للطباعة والويب' },
    { en: 'Arabic and English version', ar: 'نسخة عربية وأخرى إنجليزية' },
  ),
  demoPackage(
    ['lulwa-design', 'Social media posts'],
    { en: 'Twelve posts for a month', ar: 'اثنا عشر منشورًا لشهر' },
    { price: 1100, days: 10 },
    { en: 'Twelve designs of one style', ar: 'اثنا عشر تصميمًا بطابع واحد' },
    { en: 'Sizes for three platforms', ar: 'مقاسات ثلاث منصات' },
    { en: 'One round of changes', ar: 'جولة تعديل واحدة' },
  ),
  demoPackage(
    ['adasat-sara', 'Product photography'],
    { en: 'Ten products on white', ar: 'عشرة منتجات على خلفية بيضاء' },
    { price: 600, days: 3 },
    { en: 'Three angles of each product', ar: 'ثلاث زوايا لكل منتج' },
    { en: 'Retouching', ar: 'تنقيح الصور' },
    { en: 'Ready for your store', ar: 'جاهزة لمتجرك' },
  ),
  demoPackage(
    ['itqan', 'Electrical work'],
    { en: 'Safety check of a villa', ar: 'فحص سلامة كهرباء فيلا' },
    { price: 450, status: 'pending_review' },
    { en: 'Distribution boards and earthing', ar: 'لوحات التوزيع والتأريض' },
    { en: 'A thermal camera', ar: 'كاميرا حرارية' },
    { en: 'A written report', ar: 'تقرير مكتوب' },
  ),
]
