import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { receivingAccounts } from '../receiving-accounts.ts'

const account_name = { ar: 'شركة وصل للخدمات', en: 'Wasl Services Company' }
export const demoReceivingAccounts: readonly Draft<typeof receivingAccounts>[] = [
  { bank_name: { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' }, account_name, iban: 'SA0380000000608010167519' },
  { bank_name: { ar: 'بنك الرياض', en: 'Riyad Bank' }, account_name, iban: 'SA4420000001234567891234' },
]
