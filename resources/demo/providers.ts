import { type Localized, type Money, riyals } from '@wasl/shared/units.ts'
import type { CategorySlug } from './categories.ts'
import type { CitySlug } from './cities.ts'

export type DemoProvider = {
  slug: string
  /** The owner's account. */
  owner: { name: string; phone: string; email: string }
  name: Localized
  bio: Localized
  type: 'freelancer' | 'company'
  categories: readonly CategorySlug[]
  /** Cities served; the provider is located in the first. */
  cities: readonly [CitySlug, ...CitySlug[]]
  address: Localized
  commercial_number: string | null
  vat_number: string | null
  iban: string
  bank_name: string
  /** Orders completed before the demo begins. */
  completed_count: number
  starting_price: Money
  is_featured: boolean
}

type ProviderDraft = Omit<DemoProvider, 'starting_price' | 'is_featured'> & { fromRiyals: number; is_featured?: true }
const provider = ({ fromRiyals, is_featured, ...rest }: ProviderDraft): DemoProvider => ({
  ...rest,
  starting_price: riyals(fromRiyals),
  is_featured: is_featured ?? false,
})

/** Twelve approved providers, in addition to the providers of the demo accounts. */
export const demoProviders: readonly DemoProvider[] = [
  provider({
    slug: 'dar-al-khibra',
    owner: { name: 'راكان العنزي', phone: '+966500000060', email: 'rakan@khibra-home.com' },
    name: { en: 'Dar Al Khibra Maintenance', ar: 'دار الخبرة للصيانة' },
    bio: {
      en: 'A maintenance company in Riyadh since 2014 with twenty technicians. We arrive on time, show the price before we start and guarantee our work for a year.',
      ar: 'شركة صيانة في الرياض منذ 2014 ومعنا عشرون فنيًا. نصل في الموعد ونوضح السعر قبل البدء ونضمن عملنا سنة كاملة.',
    },
    type: 'company',
    categories: ['maintenance', 'cleaning'],
    cities: ['riyadh', 'diriyah', 'kharj'],
    address: { en: 'King Fahd Road, Al Olaya, Riyadh', ar: 'طريق الملك فهد، حي العليا، الرياض' },
    commercial_number: '1010456721',
    vat_number: '310456721900003',
    iban: 'SA4880000000608010167000',
    bank_name: 'مصرف الراجحي',
    completed_count: 486,
    fromRiyals: 99,
    is_featured: true,
  }),
  provider({
    slug: 'lulwa-design',
    owner: { name: 'لولوة التميمي', phone: '+966500000071', email: 'lulwa@lt-studio.com' },
    name: { en: 'Lulwa Al Tamimi Design', ar: 'لولوة التميمي للتصميم' },
    bio: {
      en: 'A freelance designer of identities and interfaces. I work with a few clients at a time so that each gets my full attention.',
      ar: 'مصممة هويات وواجهات مستقلة. أعمل مع عدد محدود من العملاء ليأخذ كل مشروع حقه من الاهتمام.',
    },
    type: 'freelancer',
    categories: ['design', 'marketing'],
    cities: ['riyadh', 'jeddah', 'khobar', 'dammam'],
    address: { en: 'Al Yasmin, Riyadh', ar: 'حي الياسمين، الرياض' },
    commercial_number: null,
    vat_number: null,
    iban: 'SA3510000000608010174919',
    bank_name: 'البنك الأهلي السعودي',
    completed_count: 132,
    fromRiyals: 250,
    is_featured: true,
  }),
  provider({
    slug: 'lamsat-nadafa',
    owner: { name: 'ريم الشمري', phone: '+966500000061', email: 'reem@lamsat-clean.com' },
    name: { en: 'Lamsa Cleaning', ar: 'لمسة للنظافة' },
    bio: {
      en: 'Trained women’s and men’s teams with safe products. If a corner is missed we come back the same day.',
      ar: 'فرق مدرّبة نسائية ورجالية ومواد آمنة. وإن فاتتنا زاوية عدنا إليك في اليوم نفسه.',
    },
    type: 'company',
    categories: ['cleaning'],
    cities: ['riyadh', 'jeddah', 'dammam', 'khobar'],
    address: { en: 'Al Malqa, Riyadh', ar: 'حي الملقا، الرياض' },
    commercial_number: '1010678345',
    vat_number: '310678345200003',
    iban: 'SA6905000000608010190757',
    bank_name: 'مصرف الإنماء',
    completed_count: 921,
    fromRiyals: 150,
    is_featured: true,
  }),
  provider({
    slug: 'naqla',
    owner: { name: 'فهد الدوسري', phone: '+966500000062', email: 'fahad@naqla-moving.com' },
    name: { en: 'Naqla Movers', ar: 'نقلة للعفش' },
    bio: {
      en: 'Moving inside Riyadh and to every city, with furniture insured from door to door.',
      ar: 'ننقل عفشك داخل الرياض وإلى كل المدن مع تأمين من الباب إلى الباب.',
    },
    type: 'company',
    categories: ['moving'],
    cities: ['riyadh', 'kharj', 'dammam', 'jeddah', 'buraydah'],
    address: { en: 'Exit 18, Al Suly, Riyadh', ar: 'مخرج 18، حي السلي، الرياض' },
    commercial_number: '1010734512',
    vat_number: '310734512800003',
    iban: 'SA4580000000608010198676',
    bank_name: 'مصرف الراجحي',
    completed_count: 354,
    fromRiyals: 200,
  }),
  provider({
    slug: 'adala-law',
    owner: { name: 'عبدالله المطيري', phone: '+966500000063', email: 'office@mutairi-law.com' },
    name: { en: 'Al Mutairi Law Office', ar: 'مكتب المطيري للمحاماة' },
    bio: {
      en: 'Licensed lawyers with twelve years before the labour and commercial courts. You get a clear written opinion, not long speeches.',
      ar: 'محامون مرخّصون بخبرة 12 عامًا أمام المحاكم العمالية والتجارية. تحصل على رأي مكتوب واضح بلا إطالة.',
    },
    type: 'company',
    categories: ['legal'],
    cities: ['riyadh', 'jeddah', 'makkah', 'madinah', 'dammam', 'abha'],
    address: { en: 'King Abdullah Financial District, Riyadh', ar: 'مركز الملك عبدالله المالي، الرياض' },
    commercial_number: '1010812349',
    vat_number: '310812349100003',
    iban: 'SA3210000000608010206595',
    bank_name: 'البنك الأهلي السعودي',
    completed_count: 267,
    fromRiyals: 250,
    is_featured: true,
  }),
  provider({
    slug: 'mizan-tax',
    owner: { name: 'هند الزهراني', phone: '+966500000064', email: 'hind@mizan-tax.com' },
    name: { en: 'Mizan Accounting', ar: 'ميزان للمحاسبة' },
    bio: {
      en: 'SOCPA-certified accountants. We file your returns on time and explain every number.',
      ar: 'محاسبون معتمدون من الهيئة السعودية للمراجعين والمحاسبين. نرفع إقراراتك قبل موعدها ونشرح لك كل رقم.',
    },
    type: 'company',
    categories: ['accounting'],
    cities: ['jeddah', 'makkah', 'riyadh', 'taif'],
    address: { en: 'Tahlia Street, Jeddah', ar: 'شارع التحلية، جدة' },
    commercial_number: '4030567812',
    vat_number: '305678123400003',
    iban: 'SA3320000000608010214514',
    bank_name: 'بنك الرياض',
    completed_count: 198,
    fromRiyals: 350,
  }),
  provider({
    slug: 'barmij',
    owner: { name: 'ياسر الغامدي', phone: '+966500000065', email: 'yasser@barmij-dev.com' },
    name: { en: 'Barmij Studio', ar: 'استوديو برمج' },
    bio: {
      en: 'A small team that builds shops and apps, delivers every week and hands over all the code.',
      ar: 'فريق صغير يبني المتاجر والتطبيقات ويسلّم كل أسبوع ويعطيك كامل الشيفرة.',
    },
    type: 'company',
    categories: ['programming', 'design'],
    cities: ['khobar', 'dhahran', 'dammam', 'riyadh', 'jeddah'],
    address: { en: 'Prince Turki Street, Al Khobar', ar: 'شارع الأمير تركي، الخبر' },
    commercial_number: '2051245678',
    vat_number: '320512456700003',
    iban: 'SA6605000000608010222433',
    bank_name: 'مصرف الإنماء',
    completed_count: 74,
    fromRiyals: 300,
    is_featured: true,
  }),
  provider({
    slug: 'adasat-sara',
    owner: { name: 'سارة الأحمدي', phone: '+966500000066', email: 'sara@adasa-photo.com' },
    name: { en: 'Sara’s Lens', ar: 'عدسة سارة' },
    bio: {
      en: 'A photographer of weddings and products in Madinah and Jeddah, with a crew of women.',
      ar: 'مصورة أعراس ومنتجات في المدينة وجدة مع طاقم نسائي كامل.',
    },
    type: 'freelancer',
    categories: ['photography'],
    cities: ['madinah', 'jeddah', 'yanbu'],
    address: { en: 'Quba Road, Madinah', ar: 'طريق قباء، المدينة المنورة' },
    commercial_number: null,
    vat_number: null,
    iban: 'SA4280000000608010230352',
    bank_name: 'مصرف الراجحي',
    completed_count: 89,
    fromRiyals: 450,
  }),
  provider({
    slug: 'ustadh-majed',
    owner: { name: 'ماجد العسيري', phone: '+966500000067', email: 'majed@majed-teacher.com' },
    name: { en: 'Mr Majed, mathematics', ar: 'الأستاذ ماجد للرياضيات' },
    bio: {
      en: 'Fifteen years of teaching mathematics and preparing for Qudurat, at home in Abha and online everywhere.',
      ar: 'خمس عشرة سنة في تدريس الرياضيات وتأهيل القدرات، حضوريًا في أبها وعن بُعد في كل مكان.',
    },
    type: 'freelancer',
    categories: ['education'],
    cities: ['abha', 'khamis-mushait', 'riyadh'],
    address: { en: 'Al Mansak, Abha', ar: 'حي المنسك، أبها' },
    commercial_number: null,
    vat_number: null,
    iban: 'SA2910000000608010238271',
    bank_name: 'البنك الأهلي السعودي',
    completed_count: 211,
    fromRiyals: 90,
  }),
  provider({
    slug: 'diyafat-najd',
    owner: { name: 'منيرة السبيعي', phone: '+966500000068', email: 'info@najd-diyafa.com' },
    name: { en: 'Najd Hospitality', ar: 'ضيافة نجد' },
    bio: {
      en: 'Saudi coffee, buffets and flowers for occasions of twenty guests or a thousand.',
      ar: 'قهوة سعودية وبوفيهات وتنسيق ورد لمناسبات من عشرين ضيفًا إلى ألف.',
    },
    type: 'company',
    categories: ['events'],
    cities: ['riyadh', 'buraydah', 'unayzah', 'hail'],
    address: { en: 'Al Nakheel, Riyadh', ar: 'حي النخيل، الرياض' },
    commercial_number: '1010923456',
    vat_number: '310923456700003',
    iban: 'SA3020000000608010246190',
    bank_name: 'بنك الرياض',
    completed_count: 305,
    fromRiyals: 500,
    is_featured: true,
  }),
  provider({
    slug: 'markabti',
    owner: { name: 'بندر الرشيدي', phone: '+966500000069', email: 'bandar@markabti-cars.com' },
    name: { en: 'Markabti Car Care', ar: 'مركبتي للعناية بالسيارات' },
    bio: {
      en: 'We wash, inspect and repair your car at your home or office, with a report on your phone.',
      ar: 'نغسل سيارتك ونفحصها ونصلحها في بيتك أو عملك مع تقرير يصلك على جوالك.',
    },
    type: 'company',
    categories: ['cars'],
    cities: ['riyadh', 'jeddah', 'dammam', 'tabuk'],
    address: { en: 'Al Rabi, Riyadh', ar: 'حي الربيع، الرياض' },
    commercial_number: '1010345698',
    vat_number: '310345698700003',
    iban: 'SA6305000000608010254109',
    bank_name: 'مصرف الإنماء',
    completed_count: 640,
    fromRiyals: 60,
  }),
  provider({
    slug: 'abu-turki',
    owner: { name: 'تركي البقمي', phone: '+966500000070', email: 'turki@abuturki-fix.com' },
    name: { en: 'Abu Turki, electrician', ar: 'أبو تركي للكهرباء' },
    bio: {
      en: 'A certified electrician in Riyadh. Small jobs are welcome, evenings and Fridays too.',
      ar: 'فني كهرباء معتمد في الرياض. الأعمال الصغيرة مرحّب بها، ومساءً ويوم الجمعة أيضًا.',
    },
    type: 'freelancer',
    categories: ['maintenance'],
    cities: ['riyadh'],
    address: { en: 'Al Shifa, Riyadh', ar: 'حي الشفا، الرياض' },
    commercial_number: null,
    vat_number: null,
    iban: 'SA3980000000608010262028',
    bank_name: 'مصرف الراجحي',
    completed_count: 158,
    fromRiyals: 80,
  }),
]
