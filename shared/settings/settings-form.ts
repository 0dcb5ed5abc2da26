import { type AnyField, choice, count, type Fields, list, money, percent, text } from '../registry/fields.ts'
import type { AnyResource, AnyRow } from '../registry/resource.ts'
import type { Label } from '../units.ts'
import { endingPattern, type SettingGroup, type SettingKey, type Settings, settingKeys, settingsTable, signs, units } from './settings.ts'

/** The settings stand under one id in the audit log: they are one page, with one version and one history. */
export const settingsId = '00000000-0000-4000-8000-000000000001'

const endings: Readonly<Record<'ending', Extract<Fields[string], { kind: 'text' }>>> = {
  ending: text('Ending', 'النهاية', {
    max: 30,
    pattern: endingPattern,
    patternHelp: ['A dot and small letters, as .com', 'نقطة ثم أحرف إنجليزية صغيرة، مثل ‎.com'],
  }),
}

const counted = ([en, ar]: Label, unit: Label | null): Label => (unit ? [`${en}, ${unit[0]}`, `${ar}، ${unit[1]}`] : [en, ar])

/** The settings as a row that the forms and schemas of the registry know; it has no table of its own and no generated routes. */
export const settingsForm: AnyResource = {
  name: 'settings',
  label: { one: ['Settings', 'الإعدادات'], many: ['Settings', 'الإعدادات'] },
  group: 'system',
  icon: 'setting',
  fields: Object.fromEntries(settingKeys.map((key) => [key, fieldOf(key)])),
  title: 'vat_percent',
  list: [],
  sort: '-created_at',
  access: { create: false, remove: false },
  rules: [
    {
      on: 'unpaid_reminder_minutes',
      holds: (row: AnyRow) => Number(row.unpaid_reminder_minutes) < Number(row.unpaid_minutes),
      otherwise: ['The reminder comes before the order is cancelled', 'يجب أن يسبق التذكير إلغاء الطلب'],
    },
    {
      on: 'receipt_reminder_days',
      holds: (row: AnyRow) => Number(row.receipt_reminder_days) < Number(row.receipt_days),
      otherwise: ['The reminder comes before the receipt is confirmed', 'يجب أن يسبق التذكير تأكيد الاستلام'],
    },
  ],
}

/** One part of the settings page, with the rules of its own fields. */
export function settingsPart(group: SettingGroup): AnyResource {
  const fields = Object.fromEntries(
    Object.entries(settingsForm.fields).filter(([name]) => settingKeys.some((key) => key === name && settingsTable[key].group === group)),
  )
  return { ...settingsForm, fields, rules: (settingsForm.rules ?? []).filter(({ on }) => on in fields) }
}

/** The settings as the form has them: endings one an entry of a list. */
export const formOf = (settings: Settings): AnyRow => ({
  ...settings,
  email_endings: settings.email_endings.map((ending) => ({ ending })),
})

/** A change that came out of the form's schema, as the settings are stored. */
export const storedOf = (change: AnyRow): AnyRow =>
  'email_endings' in change ? { ...change, email_endings: entriesOf(change.email_endings).map(({ ending }) => ending) } : change

// Safe: the list field's own schema let these entries through.
const entriesOf = (value: unknown) => value as readonly { ending: string }[]

function fieldOf(key: SettingKey): AnyField {
  const setting = settingsTable[key]
  const { label, help } = setting
  switch (setting.kind) {
    case 'figure': {
      const { unit, min, max } = setting
      return count(...counted(label, unit ? units[unit] : null), { help, min, max })
    }
    case 'percent':
      return percent(...label, { help })
    case 'money':
      return money(...label, { help, max: 100_000_000_000 })
    case 'sign':
      return choice(...label, signs, { help })
    default:
      return list(...label, endings, { help, max: 50, one: ['Ending', 'نهاية'] })
  }
}
