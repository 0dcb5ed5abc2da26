import { boolean, localized, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { isIban } from '@wasl/shared/rules/iban.ts'

/** The platform's own bank accounts, to which clients transfer money. */
export const receivingAccounts = resource({
  name: 'receiving-accounts',
  label: {
    one: { en: 'Receiving account', ar: 'حساب استقبال الحوالات' },
    many: { en: 'Receiving accounts', ar: 'حسابات استقبال الحوالات' },
  },
  group: 'finance',
  icon: 'credit-card',
  fields: {
    bank_name: localized('Bank', 'البنك', { max: 80 }),
    account_name: localized('Account holder', 'اسم صاحب الحساب', { max: 120 }),
    iban: text('IBAN', 'رقم الآيبان', {
      max: 34,
      unique: true,
      uppercase: true,
      help: { en: 'Without spaces, such as SA0380000000608010167519', ar: 'دون مسافات، مثل SA0380000000608010167519' },
    }),
    is_active: boolean('Shown to clients', 'يظهر للعملاء', { default: true }),
  },
  rules: [
    {
      field: 'iban',
      isValid: ({ iban }) => isIban(iban),
      message: { en: 'Check the IBAN: the digits do not fit together', ar: 'تحقق من رقم الآيبان، فأرقامه غير متطابقة' },
    },
  ],
  title: 'bank_name',
  list: ['bank_name', 'account_name', 'iban', 'is_active'],
  filters: ['is_active'],
  sort: 'created_at',
  search: ['bank_name', 'iban'],
  inlineEdit: ['is_active'],
  access: { action: 'adm.transfer.confirm' },
})
