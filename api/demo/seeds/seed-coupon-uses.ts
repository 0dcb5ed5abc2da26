import { demoCouponUses } from '@wasl/resources/demo/coupon-uses.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { inArray } from 'drizzle-orm'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { coupon_uses, coupons } from '../../ordering/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'

/** Inserts the counted uses of the demo coupons, each by a demo client at its time. */
export async function seedCouponUses({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const uses = demoCouponUses(riyadhDate(clock.now()))
  const phones = [...new Set(uses.map(({ clientPhone }) => storedPhone(clientPhone)))]
  const clientIds = new Map((await db.select().from(users).where(inArray(users.phone, phones))).map(({ id, phone }) => [phone, id]))
  const couponIds = new Map((await db.select().from(coupons)).map(({ id, code }) => [code, id]))
  await rawDatabase(db)
    .insert(coupon_uses)
    .values(
      uses.map(({ clientPhone, ...use }) => {
        const [user_id, coupon_id] = [clientIds.get(storedPhone(clientPhone)), couponIds.get(use.code)]
        if (!user_id || !coupon_id) throw new Error(`seedCouponUses: no account ${clientPhone} or no coupon ${use.code}`)
        return { ...use, user_id, coupon_id, created_at: use.used_at, updated_at: use.used_at }
      }),
    )
}

const storedPhone = (phone: string): string => fullPhone(phone) ?? phone
