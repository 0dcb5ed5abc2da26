import { dayMs, hourMs, minuteMs } from '../utils/durations.ts'
import type { SettingKey, Settings } from './settings.ts'

/** The settings that hold a length of time; the end of the key is its unit. */
export type DurationSetting = Extract<SettingKey, `${string}_minutes` | `${string}_hours` | `${string}_days`>

/** The current value of a duration setting, in milliseconds. */
export function durationMs<K extends DurationSetting>(settings: Pick<Settings, K>, key: K): number {
  const unitMs = key.endsWith('_minutes') ? minuteMs : key.endsWith('_hours') ? hourMs : dayMs
  return settings[key] * unitMs
}
