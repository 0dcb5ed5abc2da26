import {
  belongsTo,
  choice,
  count,
  date,
  hasMany,
  images,
  list,
  localized,
  localizedLong,
  money,
  percent,
  text,
} from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { variantFields } from './product-variants.ts'

const simple = { field: 'type', is: ['simple'] }
const multi = { field: 'type', is: ['multi'] }
const discounted = { field: 'discount_type', is: ['ratio', 'number'] }
type Variants = readonly { options: readonly string[]; price: number }[] | null

export const products = resource({
  name: 'products',
  label: { one: ['Product', 'منتج'], many: ['Products', 'المنتجات'] },
  group: 'store',
  icon: 'shopping',
  fields: {
    name: localized('Name', 'الاسم', { min: 3, max: 120 }),
    description: localizedLong('Description', 'الوصف', { max: 2000 }),
    category_id: belongsTo('Category', 'التصنيف', 'product-categories'),
    sub_category_id: belongsTo('Sub-category', 'التصنيف الفرعي', 'product-categories', {
      optional: true,
      help: ['One of those inside the category', 'من التصنيفات التابعة للتصنيف المختار'],
    }),
    brand_id: belongsTo('Brand', 'العلامة التجارية', 'brands', { optional: true }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', {
      optional: true,
      help: ['Empty for what the platform itself sells', 'اتركه فارغًا لما تبيعه المنصة نفسها'],
    }),
    feature_ids: hasMany('Features', 'المزايا', 'features', { max: 10 }),
    images: images('Images', 'الصور', { optional: true }),
    type: choice('Type', 'النوع', { simple: ['Simple', 'بسيط'], multi: ['With variants', 'متعدد الأنواع'] }, { default: 'simple' }),
    price: money('Price', 'السعر', { min: 1, help: ['Of a multi product: the price it starts at', 'للمنتج المتعدد: السعر الذي يبدأ منه'] }),
    quantity: count('Quantity', 'الكمية', {
      optional: true,
      max: 1_000_000,
      visibleWhen: simple,
      needed: { otherwise: ['Say how many there are', 'اكتب الكمية المتوفرة'] },
    }),
    sku: text('SKU', 'رمز التخزين', {
      optional: true,
      max: 40,
      unique: true,
      visibleWhen: simple,
      needed: { otherwise: ['A simple product needs its SKU', 'المنتج البسيط يحتاج رمز تخزين'] },
    }),
    option_ids: hasMany('Options', 'الخيارات', 'attribute-options', {
      optional: true,
      max: 5,
      visibleWhen: simple,
      help: ['By which it differs from the others of its group: one of each attribute', 'ما يميزه عن بقية مجموعته: خيار واحد من كل خاصية'],
    }),
    variants: list('Variants', 'أنواع المنتج', variantFields, {
      one: ['Variant', 'نوع'],
      sum: 'quantity',
      optional: true,
      max: 100,
      visibleWhen: multi,
      needed: { otherwise: ['A multi product needs at least one variant', 'المنتج المتعدد يحتاج نوعًا واحدًا على الأقل'] },
      kept: { in: 'product-variants', by: 'product_id', same: 'options', key: 'combination', place: 'place' },
    }),
    discount_type: choice(
      'Discount',
      'الخصم',
      { none: ['No discount', 'بلا خصم'], ratio: ['Percentage', 'نسبة'], number: ['Amount', 'مبلغ'] },
      { default: 'none' },
    ),
    // The specification's one discount amount is a ratio or a sum: two fields, so that each keeps its own unit.
    discount_percent: percent('Discount percentage', 'نسبة الخصم', {
      optional: true,
      visibleWhen: { field: 'discount_type', is: ['ratio'] },
      needed: { otherwise: ['Say how large the discount is', 'حدّد مقدار الخصم'] },
    }),
    discount_amount: money('Discount amount', 'مبلغ الخصم', {
      optional: true,
      visibleWhen: { field: 'discount_type', is: ['number'] },
      needed: { otherwise: ['Say how large the discount is', 'حدّد مقدار الخصم'] },
    }),
    discount_expires_on: date('Discount ends on', 'ينتهي الخصم في', { optional: true, future: true, visibleWhen: discounted }),
    availability: choice(
      'Availability',
      'التوفر',
      { available: ['Available', 'متوفر'], unavailable: ['Unavailable', 'غير متوفر'] },
      { default: 'available' },
    ),
  },
  rules: [
    {
      on: 'variants',
      holds: ({ variants }) => areDistinct((variants ?? []).map(({ options }) => combinationKey(options))),
      otherwise: ['Two variants have the same options', 'نوعان لهما الخيارات نفسها'],
    },
    {
      on: 'variants',
      holds: ({ variants }) => areDistinct((variants ?? []).map(({ sku }) => sku)),
      otherwise: ['Two variants have the same SKU', 'نوعان لهما رمز التخزين نفسه'],
    },
    {
      on: 'discount_percent',
      holds: ({ discount_percent }) => discount_percent !== 0,
      otherwise: ['The ratio must be greater than zero', 'يجب أن تكون النسبة أكبر من صفر'],
    },
    {
      on: 'discount_amount',
      holds: ({ discount_amount }) => discount_amount !== 0,
      otherwise: ['The discount must be greater than zero', 'يجب أن يكون الخصم أكبر من صفر'],
    },
    {
      on: 'discount_amount',
      holds: (product) =>
        product.discount_type !== 'number' || (product.discount_amount ?? 0) <= lowestPrice(product.price, product.variants),
      otherwise: ['The discount is above the price', 'الخصم أكبر من السعر'],
    },
  ],
  steps: [
    { label: ['Product', 'المنتج'], fields: ['name', 'description', 'category_id', 'sub_category_id', 'brand_id', 'provider_id'] },
    { label: ['Appearance', 'المظهر'], fields: ['images', 'feature_ids'] },
    { label: ['Price and stock', 'السعر والمخزون'], fields: ['type', 'price', 'quantity', 'sku', 'option_ids', 'variants'] },
    {
      label: ['Discount', 'الخصم'],
      fields: ['discount_type', 'discount_percent', 'discount_amount', 'discount_expires_on', 'availability'],
    },
  ],
  title: 'name',
  list: ['name', 'category_id', 'type', 'price', 'quantity', 'discount_type', 'availability'],
  joined: { quantity: ['variants'], discount_type: ['discount_percent', 'discount_amount'] },
  filters: ['category_id', 'sub_category_id', 'brand_id', 'provider_id', 'type', 'availability', 'price', 'quantity'],
  sort: '-created_at',
  search: ['name', 'sku'],
  related: ['review-requests.product_id'],
  owner: 'provider_id',
  access: {
    public: [
      'name',
      'description',
      'category_id',
      'sub_category_id',
      'brand_id',
      'provider_id',
      'feature_ids',
      'images',
      'type',
      'price',
      'option_ids',
      'variants',
      'discount_type',
      'discount_percent',
      'discount_amount',
      'discount_expires_on',
    ],
    publicWhere: { availability: 'available' },
  },
  actions: {
    make_available: {
      label: ['Make available', 'إتاحة'],
      when: (product) => product.availability === 'unavailable',
      otherwise: ['Available already', 'متوفر بالفعل'],
      set: { availability: 'available' },
    },
    make_unavailable: {
      label: ['Make unavailable', 'إيقاف البيع'],
      when: (product) => product.availability === 'available',
      otherwise: ['Unavailable already', 'غير متوفر بالفعل'],
      set: { availability: 'unavailable' },
      confirm: ['Clients will no longer be able to buy it. Make it unavailable?', 'لن يستطيع العملاء شراءه. هل تريد إيقاف بيعه؟'],
      tone: 'danger',
    },
  },
})

const areDistinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length
const lowestPrice = (price: number, variants: Variants): number => Math.min(price, ...(variants ?? []).map((one) => one.price))
