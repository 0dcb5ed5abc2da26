import { hourMs } from '@wasl/shared/utils/durations.ts'
import type { TFunction } from 'i18next'
import { serverNow } from '../api/server-clock.ts'

const maxHoursShown = 48

/** How long ago something was by the server's clock: in hours, after two days in days. */
export function ageText(since: string, t: TFunction): string {
  const hours = Math.max(0, Math.floor((Date.parse(serverNow()) - Date.parse(since)) / hourMs))
  if (hours < 1) return t('age.underHour')
  return hours < maxHoursShown ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) })
}
