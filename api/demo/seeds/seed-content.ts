import { demoIntroPages } from '@wasl/resources/demo/intro-pages.ts'
import { demoReceivingAccounts } from '@wasl/resources/demo/receiving-accounts.ts'
import { demoSocialLinks } from '@wasl/resources/demo/social-links.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { intro_pages, social_links } from '../../catalog/tables/from-registry.ts'
import { countAudience } from '../../messaging/broadcasts/audience.ts'
import { broadcasts } from '../../messaging/tables/broadcasts.ts'
import { receiving_accounts } from '../../ordering/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'

const pastBroadcasts = [
  {
    title_ar: 'دوام العيد',
    title_en: 'Holiday hours',
    body_ar: 'تواصل وصل العمل في إجازة العيد، وقد يتأخر الرد على الرسائل يومًا واحدًا.',
    body_en: 'Wasl keeps working over the holiday; answers to messages may take one day longer.',
    audience: 'all' as const,
    days: 40,
  },
  {
    title_ar: 'اشحن محفظتك',
    title_en: 'Top up your wallet',
    body_ar: 'ادفع طلبك القادم من محفظتك في ثوانٍ، دون إدخال بيانات البطاقة.',
    body_en: 'Pay your next order from your wallet in seconds, without your card at hand.',
    audience: 'clients' as const,
    link: pages.wallet(),
    days: 12,
  },
]

/** Inserts intro pages, social links, receiving accounts, sent broadcasts and a draft one. */
export async function seedContent({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await rawDatabase(db)
    .insert(intro_pages)
    .values(demoIntroPages.map((row) => toColumnValues(intro_pages, row)))
  await rawDatabase(db)
    .insert(social_links)
    .values(demoSocialLinks.map((row) => toColumnValues(social_links, row)))
  await rawDatabase(db)
    .insert(receiving_accounts)
    .values(demoReceivingAccounts.map((row) => toColumnValues(receiving_accounts, row)))
  const now = clock.now()
  const sent: (typeof broadcasts.$inferInsert)[] = []
  for (const { days, ...row } of pastBroadcasts) {
    const sent_at = addSeconds(now, -days * daySeconds)
    const sent_count = await countAudience({ db }, { ...row, city_id: null })
    sent.push({ ...row, status: 'sent', sent_count, recipient_count: sent_count, sent_at, created_at: sent_at, updated_at: sent_at })
  }
  await rawDatabase(db)
    .insert(broadcasts)
    .values([
      ...sent,
      {
        title_ar: 'خدمات جديدة لسيارتك',
        title_en: 'New services for your car',
        body_ar: 'أصبح بإمكانك طلب فحص سيارتك وغسيلها حيث تقف. جرّبها من صفحة الخدمات.',
        body_en: 'Have your car washed and inspected where it is parked. Find it among the services.',
        audience: 'clients' as const,
        link: pages.services(),
        status: 'draft' as const,
        created_at: now,
        updated_at: now,
      },
    ])
}
