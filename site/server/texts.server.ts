import { createI18n } from '../i18n/create-i18n.ts'
import { textsOf } from './i18n-texts.server.ts'

const ready = { ar: createI18n('ar', textsOf.ar.texts), en: createI18n('en', textsOf.en.texts) }

/** The texts of a language for loaders and actions: `textIn('ar').t('auth:login.welcome', { name })`. */
export const textIn = (locale: 'ar' | 'en') => ready[locale]
