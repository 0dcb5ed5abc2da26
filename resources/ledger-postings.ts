import { belongsTo, choice, list, money } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { ledgerAccountLabels } from '@wasl/shared/rules/ledger-accounts.ts'
import { transactionLabels } from './transactions.ts'

/** The postings of the ledger as the audit log shows them; they have no screens and no routes of their own. */
export const ledgerPostings: AnyResource = {
  name: 'ledger_transactions',
  label: { one: { en: 'Ledger posting', ar: 'قيد مالي' }, many: { en: 'Ledger', ar: 'القيود المالية' } },
  group: 'finance',
  icon: 'credit-card',
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    accounts: list(
      'Balances',
      'الأرصدة',
      { account: choice('Account', 'الحساب', ledgerAccountLabels), balance: money('Balance', 'الرصيد') },
      { one: { en: 'Balance', ar: 'رصيد' } },
    ),
  },
  title: 'order_id',
  list: [],
  sort: '-created_at',
  access: { action: 'adm.wallet.read', create: false, edit: false, remove: false },
  historyLabels: transactionLabels,
}
