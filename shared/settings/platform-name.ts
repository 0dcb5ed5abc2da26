import type { Label } from '../units.ts'
import type { Settings } from './settings.ts'

/** What the platform calls itself. */
export const platformName = ({ platform_name_ar, platform_name_en }: Pick<Settings, 'platform_name_ar' | 'platform_name_en'>): Label => ({
  ar: platform_name_ar,
  en: platform_name_en,
})

/** The name on the tax documents of the platform: the legal one, else that of the platform. */
export const companyName = (settings: Settings): Label => ({
  ar: settings.company_name_ar ?? settings.platform_name_ar,
  en: settings.company_name_en ?? settings.platform_name_en,
})
