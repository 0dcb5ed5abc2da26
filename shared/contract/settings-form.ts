import { brandContrast } from '../design/brand-palette.ts'
import { minContrast } from '../design/contrast.ts'
import { deadlineHelp, reminderRules } from '../lifecycle/orders/deadline-texts.ts'
import { type AnyField, boolean, choice, color, count, type Fields, image, link, list, money, percent, text } from '../registry/fields.ts'
import type { AnyResource, AnyRow } from '../registry/resource.ts'
import { type SettingGroup, settingUnits } from '../settings/setting-kinds.ts'
import { emailEndingPattern, type SettingKey, type Settings, settingKeys, settingsTable } from '../settings/settings.ts'
import type { Label } from '../units.ts'

/** The id of the settings in the audit log: they are one page, with one version and one history. */
export const settingsId = '00000000-0000-4000-8000-000000000001'

const endings: Readonly<Record<'ending', Extract<Fields[string], { kind: 'text' }>>> = {
  ending: text('Ending', 'النهاية', {
    max: 30,
    pattern: emailEndingPattern,
    patternHelp: { en: 'A dot and lower-case letters, such as .com', ar: 'نقطة ثم أحرف إنجليزية صغيرة، مثل ‎.com' },
  }),
}

const withUnit = ({ en, ar }: Label, unit: Label | null): Label =>
  unit ? { en: `${en}, ${unit.en}`, ar: `${ar}، ${unit.ar}` } : { en, ar }

const brandRule: NonNullable<AnyResource['rules']>[number] = {
  field: 'brand_color',
  isValid: ({ brand_color }: AnyRow) => typeof brand_color !== 'string' || brandContrast(brand_color) >= minContrast,
  message: {
    en: 'Text in this color is hard to read on white. Choose a darker one',
    ar: 'النص بهذا اللون يصعب قراءته على الأبيض. اختر لونًا أغمق',
  },
}

/** The settings as a resource, for the forms and schemas of the registry; it has no table and no generated routes. */
export const settingsForm: AnyResource = {
  name: 'settings',
  label: { one: { en: 'Settings', ar: 'الإعدادات' }, many: { en: 'Settings', ar: 'الإعدادات' } },
  group: 'system',
  icon: 'setting',
  fields: Object.fromEntries(settingKeys.map((key) => [key, fieldOf(key)])),
  title: 'vat_percent',
  list: [],
  sort: '-created_at',
  access: { action: 'adm.settings', create: false, remove: false },
  rules: [...reminderRules, brandRule],
}

/** The form of one group of settings, with the rules of its fields. */
export function settingsGroupForm(group: SettingGroup): AnyResource {
  const fields = Object.fromEntries(
    Object.entries(settingsForm.fields).filter(([name]) => settingKeys.some((key) => key === name && settingsTable[key].group === group)),
  )
  return { ...settingsForm, fields, rules: (settingsForm.rules ?? []).filter(({ field }) => field in fields) }
}

/** The settings as form values: each email ending is an entry of a list. */
export const settingsToForm = (settings: Settings): AnyRow => ({
  ...settings,
  email_endings: settings.email_endings.map((ending) => ({ ending })),
})

/** A validated change of the form as settings. */
export const formToSettings = (change: AnyRow): AnyRow =>
  'email_endings' in change ? { ...change, email_endings: endingEntries(change.email_endings).map(({ ending }) => ending) } : change

// Safe: the list field's schema validated these entries.
const endingEntries = (value: unknown) => value as readonly { ending: string }[]

function fieldOf(key: SettingKey): AnyField {
  const setting = settingsTable[key]
  const { label } = setting
  const help = setting.help ?? deadlineHelp(key)
  if (!help) throw new Error(`settingsForm: ${key} has no help text`)
  switch (setting.kind) {
    case 'number': {
      const { unit, min, max } = setting
      const { en, ar } = withUnit(label, unit ? settingUnits[unit] : null)
      return count(en, ar, { help, min, max })
    }
    case 'percent':
      return percent(label.en, label.ar, { help })
    case 'money':
      return money(label.en, label.ar, { help, max: 100_000_000_000 })
    case 'choice':
      return choice(label.en, label.ar, setting.options, { help })
    case 'text': {
      const { max, pattern, patternHelp } = setting
      return text(label.en, label.ar, {
        ...{ help, max, ...(pattern && patternHelp && { pattern, patternHelp }), ...('optional' in setting && { optional: true }) },
      })
    }
    case 'switch':
      return boolean(label.en, label.ar, { help })
    case 'image':
      return image(label.en, label.ar, { help, optional: true, shownToAll: true })
    case 'color':
      return color(label.en, label.ar, { help, optional: true })
    case 'link':
      return link(label.en, label.ar, { help, optional: true, external: true })
    default:
      return list(label.en, label.ar, endings, { help, max: 50, one: { en: 'Ending', ar: 'نهاية' } })
  }
}
