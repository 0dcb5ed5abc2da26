import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Notifications to providers about their products. */
export const productNotifications = {
  product_approved: notificationTemplate(
    'other',
    'normal',
    { en: 'Product approved', ar: 'اعتُمد المنتج' },
    { en: '{name} is now in the store.', ar: 'أصبح {name} معروضًا في المتجر.' },
  ),
  product_rejected: notificationTemplate(
    'other',
    'normal',
    { en: 'Product rejected', ar: 'رُفض المنتج' },
    { en: '{name} was rejected: {reason}', ar: 'رُفض {name}: {reason}' },
  ),
  product_edit_approved: notificationTemplate(
    'other',
    'normal',
    { en: 'Product change approved', ar: 'اعتُمد تعديل المنتج' },
    { en: 'The change of {name} is now in the store.', ar: 'ظهر تعديل {name} في المتجر.' },
  ),
  product_edit_rejected: notificationTemplate(
    'other',
    'normal',
    { en: 'Product change rejected', ar: 'رُفض تعديل المنتج' },
    {
      en: 'The change of {name} was rejected: {reason}. The former version stays on sale.',
      ar: 'رُفض تعديل {name}: {reason}. تبقى النسخة السابقة معروضة للبيع.',
    },
  ),
  low_stock: notificationTemplate(
    'other',
    'normal',
    { en: 'Low stock', ar: 'أوشك منتج على النفاد' },
    { en: '{name} ({sku}): quantity left {count}.', ar: '{name} ({sku}): الكمية المتبقية {count}.' },
  ),
  main_product_approved: notificationTemplate(
    'other',
    'normal',
    { en: 'Main product changed', ar: 'تغيّر المنتج الرئيسي' },
    { en: '{name} is now the main product of {group}.', ar: 'أصبح {name} المنتج الرئيسي لمجموعة {group}.' },
  ),
  back_in_stock: notificationTemplate(
    'other',
    'high',
    { en: 'Back in stock', ar: 'توفّر من جديد' },
    { en: '{name} can be bought again.', ar: 'يمكنك الآن شراء {name}.' },
  ),
  main_product_rejected: notificationTemplate(
    'other',
    'normal',
    { en: 'Main product unchanged', ar: 'بقي المنتج الرئيسي كما هو' },
    {
      en: '{name} was not approved as the main product of {group}: {reason}',
      ar: 'لم يُعتمد {name} منتجًا رئيسيًا لمجموعة {group}: {reason}',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
