import { createBranch } from '../../identity/addresses/own-branches.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadDemoUser } from './seed-orders.ts'

const place = { short_address: null, lat: null, lng: null }
const demoBranches = [
  { label: 'فرع العليا', contact: 'هند العمري 0551234567', district: 'العليا', address: 'طريق الملك فهد، برج النماء', ...place },
  { label: 'مستودع السلي', contact: 'سالم الحربي 0557654321', district: 'السلي', address: 'شارع هارون الرشيد', ...place },
] as const

/** The branches of the demo company, in its own city. */
export async function seedBranches(ctx: TransactionCtx): Promise<void> {
  const principal = await loadDemoUser(ctx, '+966500000012')
  if (!principal.city_id) throw new Error('seedBranches: the company has no city')
  for (const branch of demoBranches) await createBranch({ ...ctx, principal }, { ...branch, city_id: principal.city_id })
}
