import * as z from 'zod'
import type { Label } from '../units.ts'

/** The groups of the settings page, in its order. */
export const settingGroups = {
  tax: { en: 'Tax and commission', ar: 'الضريبة والعمولة' },
  time_limits: { en: 'Time limits', ar: 'المهل' },
  limits: { en: 'Limits', ar: 'الحدود' },
  payouts: { en: 'Settlements', ar: 'التسويات' },
  company: { en: 'Company', ar: 'المنشأة' },
  brand: { en: 'Brand', ar: 'الهوية' },
  accounts: { en: 'Passwords, email and codes', ar: 'كلمات المرور والبريد والرموز' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  display: { en: 'Target and display', ar: 'الهدف والعرض' },
} as const satisfies Readonly<Record<string, Label>>
export type SettingGroup = keyof typeof settingGroups

/** The units of number settings. */
export const settingUnits = {
  minutes: { en: 'minutes', ar: 'بالدقائق' },
  hours: { en: 'hours', ar: 'بالساعات' },
  days: { en: 'days', ar: 'بالأيام' },
  seconds: { en: 'seconds', ar: 'بالثواني' },
  characters: { en: 'characters', ar: 'بالأحرف' },
  megabytes: { en: 'MB', ar: 'بالميجابايت' },
} as const satisfies Readonly<Record<string, Label>>
export type SettingUnit = keyof typeof settingUnits

/** The groups that are confirmed before they are saved: every new invoice follows them. */
export const confirmedGroups: readonly SettingGroup[] = ['tax']

type SettingBase<T> = { group: SettingGroup; schema: z.ZodType<T>; default: T; label: Label; help?: Label }
/** One setting, with its texts and bounds. */
export type Setting<T> = SettingBase<T> &
  (
    | { kind: 'number'; unit: SettingUnit | null; min: number; max: number }
    | { kind: 'choice'; options: Readonly<Record<string, Label>> }
    | ({ kind: 'text' } & TextBounds)
    | { kind: 'percent' | 'money' | 'endings' | 'switch' | 'image' | 'color' | 'link' }
  )
type TextBounds = { max: number; optional?: true; pattern?: RegExp; patternHelp?: Label }
/** Without `help`, a deadline of the order lifecycle explains the setting. */
type SettingTexts = readonly [label: Label, help?: Label]
/** The parts that every setting has. */
export const settingBase = <T>(
  group: SettingGroup,
  schema: z.ZodType<T>,
  fallback: NoInfer<T>,
  [label, help]: SettingTexts,
): SettingBase<T> => ({
  ...{ group, schema, default: fallback, label, ...(help && { help }) },
})

/** Makes the whole-number settings of a group: unit, lowest and highest value, default, texts. */
export const numberSettings =
  (group: SettingGroup) =>
  (unit: SettingUnit | null, [min, max]: readonly [number, number], fallback: number, ...texts: SettingTexts): Setting<number> => ({
    ...settingBase(group, z.int().min(min).max(max), fallback, texts),
    ...{ kind: 'number', unit, min, max },
  })
/** A setting of 0 to 100 percent. */
export const percentSetting = (group: SettingGroup, fallback: number, ...texts: SettingTexts): Setting<number> => ({
  ...settingBase(group, z.int().min(0).max(100), fallback, texts),
  kind: 'percent',
})
/** A setting that is on or off. */
export const switchSetting = (group: SettingGroup, fallback: boolean, ...texts: SettingTexts): Setting<boolean> => ({
  ...settingBase(group, z.boolean(), fallback, texts),
  kind: 'switch',
})
/** Makes the text settings of a group: bounds, default, label; `help` says where they appear. */
export const textSetting =
  (group: SettingGroup, groupHelp: Label) =>
  <T extends string | null>(
    { max, optional, pattern, patternHelp }: TextBounds,
    fallback: T,
    label: Label,
    help = groupHelp,
  ): Setting<T> => {
    const text = pattern ? z.string().regex(pattern) : z.string().min(1).max(max)
    // Safe: an optional text may be null, and only those have null as their default.
    const schema = (optional ? text.nullable() : text) as unknown as z.ZodType<T>
    return {
      ...settingBase<T>(group, schema, fallback as NoInfer<T>, [label, help]),
      ...{ kind: 'text', max, ...(optional && { optional }), ...(pattern && { pattern }), ...(patternHelp && { patternHelp }) },
    }
  }
